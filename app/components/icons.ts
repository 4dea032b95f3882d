/** Paths for `Icon`, in a 24 by 24 view box. */
export const CLOSE = 'm5 5 14 14M19 5 5 19';
export const PREVIOUS = 'm14.5 5-7 7 7 7';
export const NEXT = 'm9.5 5 7 7-7 7';
export const MAGNIFIER = 'M15.5 15.5 21 21M18 10.5a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0Z';
