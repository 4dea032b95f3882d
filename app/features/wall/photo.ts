import {jpegOf, reducePicture} from '~/lib/browser/pictures';

/** Factors of red, green and blue, at most 1. */
export type Light = readonly [red: number, green: number, blue: number];

/** The light of a drawn room: it changes no colours. */
export const EVEN_LIGHT: Light = [1, 1, 1];

/** A visitor's photo, reduced. It stays in memory until the visitor leaves the page, and is never stored or sent. */
export interface Photo {
  image: HTMLImageElement;
  light: Light;
}

/** The longer side of the reduced photo, in pixels: 16 MB in memory instead of the 48 MB of a phone's photo. */
const LONGEST_SIDE = 2000;
/** The longer side, in pixels, of the copy on which the light is measured. */
const SAMPLE_SIDE = 64;

/**
 * Reads a picture from the device and reduces it. The image element applies the EXIF rotation. Rejects when the browser
 * can't show the file.
 */
export async function readPhoto(file: Blob): Promise<Photo> {
  const whole = await loadImage(file);
  const kept = reducePicture(whole, LONGEST_SIDE);
  URL.revokeObjectURL(whole.src);
  const sample = reducePicture(kept, SAMPLE_SIDE);
  const pixels = sample.getContext('2d')!.getImageData(0, 0, sample.width, sample.height);
  return {image: await loadImage(await jpegOf(kept)), light: estimateLight(pixels.data)};
}

/** The share of the photo's colour cast that a work takes on. The rest is the wall's own colour. */
const CAST = 0.35;
const LARGEST_CAST = 0.12;

/** A work in a dark photo keeps at least this share of its brightness. */
const DARKEST = 0.62;
/** The mean, from 0 to 1, of a photo lit like the pictures of works. */
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

/** The image of a blob, decoded. Its URL works until it is revoked. Rejects when the browser can't show it. */
export async function loadImage(blob: Blob): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = URL.createObjectURL(blob);
  await image.decode();
  return image;
}
