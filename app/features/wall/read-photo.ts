import {estimateLight, type Light} from './geometry/light';
import {jpegOf, loadImage} from './images';

/** A visitor's photo, reduced. It is in memory until the page is left; nothing of it is stored or sent. */
export interface Photo {
  image: HTMLImageElement;
  light: Light;
}

/** The longer side of what is kept, in pixels: 16 MB in memory, where a phone's photo would take 48. */
const LONGEST_SIDE = 2000;
/** The longer side of what the light is measured on. */
const SAMPLE_SIDE = 64;

/**
 * Reads a picture of the device and reduces it. The image element turns it as its EXIF says. Rejects when the browser
 * cannot show the file.
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
