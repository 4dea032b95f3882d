/** The paintings with a close-up as second picture, `art/details/<handle>-detail.jpg`. Data only. */
export const CLOSE_UPS: readonly string[] = [
  'first-light',
  'the-long-gale',
  'green-water',
  'harbour-morning',
  'waiting-for-the-tide',
  'cathedral-of-birches',
  'lupin-season',
  'breakthrough',
  'all-of-july',
];

/** Longer side of a close-up's file, in pixels. */
export const CLOSE_UP_LONGER_SIDE_PX = 1200;
