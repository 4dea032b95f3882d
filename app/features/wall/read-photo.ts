import {estimateLight, type Light} from './geometry/light';
import {jpegOf, loadImage} from './images';

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
  const kept = reduce(whole, LONGEST_SIDE);
  URL.revokeObjectURL(whole.src);
  const sample = reduce(kept, SAMPLE_SIDE);
  const pixels = sample.getContext('2d')!.getImageData(0, 0, sample.width, sample.height);
  return {image: await loadImage(await jpegOf(kept)), light: estimateLight(pixels.data)};
}

function reduce(
  source: HTMLImageElement | HTMLCanvasElement,
  longestSide: number,
): HTMLCanvasElement {
  const {width, height} = source;
  const factor = Math.min(1, longestSide / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * factor));
  canvas.height = Math.max(1, Math.round(height * factor));
  const context = canvas.getContext('2d')!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas;
}
