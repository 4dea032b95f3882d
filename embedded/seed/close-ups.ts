/**
 * The paintings with a close-up as second picture, and where it is cut: left and top as shares of what the crop
 * leaves free. Data only.
 */
export const CLOSE_UPS: Readonly<Record<string, {left: number; top: number}>> = {
  'first-light': {left: 0.6, top: 0.5},
  'the-long-gale': {left: 0.5, top: 0.6},
  'green-water': {left: 0.5, top: 0.4},
  'harbour-morning': {left: 0.3, top: 0.5},
  'waiting-for-the-tide': {left: 0.5, top: 0.6},
  'cathedral-of-birches': {left: 0.5, top: 0.3},
  'lupin-season': {left: 0.4, top: 0.8},
  breakthrough: {left: 0.5, top: 0.4},
  'all-of-july': {left: 0.7, top: 0.6},
};

/** Longer side of a close-up's file, in pixels. */
export const CLOSE_UP_LONGER_SIDE_PX = 1200;
