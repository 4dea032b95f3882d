/** A visitor's photo, reduced; nothing of it is stored or sent. */
export interface Photo {
  canvas: HTMLCanvasElement;
  /** A small copy, of which the light is measured. */
  sample: CanvasRenderingContext2D;
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
    const {canvas} = reduce(image, {width, height}, LONGEST_SIDE);
    return {canvas, sample: reduce(canvas, canvas, SAMPLE_SIDE, {willReadFrequently: true})};
  } finally {
    URL.revokeObjectURL(address);
  }
}

function reduce(
  source: CanvasImageSource,
  {width, height}: {width: number; height: number},
  longestSide: number,
  settings?: CanvasRenderingContext2DSettings,
): CanvasRenderingContext2D {
  const factor = Math.min(1, longestSide / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * factor));
  canvas.height = Math.max(1, Math.round(height * factor));
  const context = canvas.getContext('2d', settings)!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return context;
}
