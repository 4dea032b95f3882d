/** The icon for saving, as the `d` of a path in a 24 by 24 view box. */
export const HEART =
  'M12 20.3C8.4 17.6 3.6 14 3.6 9.5A4.6 4.6 0 0 1 12 6.9a4.6 4.6 0 0 1 8.4 2.6c0 4.5-4.8 8.1-8.4 10.8Z';
