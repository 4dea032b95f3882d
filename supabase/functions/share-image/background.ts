import {SHARE_IMAGE_SIZE} from '../_shared/contracts/share-image.ts';
import type {Box} from './layout.ts';

export type Rgb = readonly [red: number, green: number, blue: number];

/** The colours `--color-mat-deep`, `--color-ink` and `--color-muted` of the shop's style sheet. */
export const BACKGROUND_COLOR: Rgb = [0xec, 0xe9, 0xe2];
export const TEXT_COLOR: Rgb = [0x17, 0x23, 0x2b];
export const MUTED: Rgb = [0x56, 0x62, 0x6a];

/** The shadows from a lamp above the painting: a dark contact line at the wall, and a soft shadow below. */
const SHADOWS = [
  {drop: 3, blur: 3, strength: 0.26},
  {drop: 16, blur: 16, strength: 0.24},
];

/** The wall with the shadow of a painting at `work`, as RGB rows. */
export function paintBackground(work: Box): Uint8Array<ArrayBuffer> {
  const {width, height} = SHARE_IMAGE_SIZE;
  const shadows = SHADOWS.map(({drop, blur, strength}) => ({
    across: coverage(width, work.x, work.width, blur),
    down: coverage(height, work.y + drop, work.height, blur).map((part) => part * strength),
  }));
  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let light = 1;
      for (const {across, down} of shadows) light *= 1 - across[x]! * down[y]!;
      for (let channel = 0; channel < 3; channel += 1, at += 1) {
        const shade = TEXT_COLOR[channel]!;
        pixels[at] = Math.round(shade + (BACKGROUND_COLOR[channel]! - shade) * light);
      }
    }
  }
  return pixels;
}

/**
 * The coverage of a blurred stripe on each pixel of a row. A rectangle with a Gaussian blur is the product of two of
 * these, so no image has to be blurred.
 */
function coverage(pixels: number, start: number, length: number, blur: number): Float64Array {
  return Float64Array.from({length: pixels}, (_, pixel) => {
    const centre = pixel + 0.5;
    return share((centre - start) / blur) - share((centre - start - length) / blur);
  });
}

/** The normal distribution up to `deviations`, by a logistic approximation with an error below 0.01. */
function share(deviations: number): number {
  return 1 / (1 + Math.exp(-1.702 * deviations));
}
