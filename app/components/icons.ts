/** Paths for `Icon`, in a 24 by 24 view box. */
export const CLOSE = 'm5 5 14 14M19 5 5 19';
export const PREVIOUS = 'm14.5 5-7 7 7 7';
export const NEXT = 'm9.5 5 7 7-7 7';
export const MAGNIFIER = 'M15.5 15.5 21 21M18 10.5a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0Z';
export const HEART =
  'M12 20.3C8.4 17.6 3.6 14 3.6 9.5A4.6 4.6 0 0 1 12 6.9a4.6 4.6 0 0 1 8.4 2.6c0 4.5-4.8 8.1-8.4 10.8Z';
