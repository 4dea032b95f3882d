/** Factors of red, green and blue, at most 1. */
export type Light = readonly [red: number, green: number, blue: number];

/** The light of a drawn room, which changes no colour. */
export const EVEN_LIGHT: Light = [1, 1, 1];

/** How much of the photo's cast a work takes on: the rest is the colour of the wall itself. */
const CAST = 0.35;
const LARGEST_CAST = 0.12;

/** A work in a dark photo keeps this part of its light. */
const DARKEST = 0.62;
/** The mean of a photo that is lit as pictures of works are, from 0 to 1. */
const WELL_LIT = 0.62;

/**
 * The light of a photo, from its pixels (RGBA, one byte each). A subtle change: brightness from the mean
 * luminance, warmth from the mean colour.
 */
export function estimateLight(pixels: ArrayLike<number>): Light {
  const [red, green, blue] = [meanOf(pixels, 0), meanOf(pixels, 1), meanOf(pixels, 2)];
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const brightness = DARKEST + (1 - DARKEST) * Math.min(1, luminance / WELL_LIT);
  const mean = (red + green + blue) / 3 || 1;
  const cast = [red, green, blue].map((channel) => {
    const strength = CAST * (channel / mean - 1);
    return 1 + Math.min(LARGEST_CAST, Math.max(-LARGEST_CAST, strength));
  });
  const strongest = Math.max(...cast);
  return cast.map((channel) => (channel / strongest) * brightness) as [number, number, number];
}

/** The mean of every fourth byte, from 0 to 1. */
function meanOf(pixels: ArrayLike<number>, first: number): number {
  let sum = 0;
  for (let at = first; at < pixels.length; at += 4) sum += pixels[at]!;
  return sum / (pixels.length / 4) / 255;
}
