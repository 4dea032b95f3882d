import type {Pixels} from './geometry/warp';

/** A visitor's photo, reduced; nothing of it is stored or sent. */
export interface Photo {
  width: number;
  height: number;
  canvas: HTMLCanvasElement;
  /** A small copy, of which the light is measured. */
  sample: Pixels;
}

/** The longer side of what is kept, in pixels: 16 MB in memory, where a phone's photo would take 48. */
const LONGEST_SIDE = 2000;
const SAMPLE_SIDE = 160;

/**
 * Reads a picture of the device and reduces it. The image element turns it as its EXIF says. Rejects when the browser
 * cannot show the file.
 */
export async function readPhoto(file: Blob): Promise<Photo> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const {naturalWidth: width, naturalHeight: height} = image;
    const canvas = reduce(image, {width, height}, LONGEST_SIDE);
    const small = reduce(canvas, canvas, SAMPLE_SIDE);
    const sample = small.getContext('2d')!.getImageData(0, 0, small.width, small.height);
    return {width: canvas.width, height: canvas.height, canvas, sample};
  } finally {
    URL.revokeObjectURL(address);
  }
}

function reduce(
  source: CanvasImageSource,
  {width, height}: {width: number; height: number},
  longestSide: number,
): HTMLCanvasElement {
  const factor = Math.min(1, longestSide / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * factor));
  canvas.height = Math.max(1, Math.round(height * factor));
  const context = canvas.getContext('2d')!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas;
}
