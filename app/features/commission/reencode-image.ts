import {jpegOf, reducePicture} from '~/lib/browser/pictures';

/** The longest side of a sent picture, in pixels. */
const LONGEST_SIDE_PX = 2400;

/**
 * The picture as an upright JPEG of at most `LONGEST_SIDE_PX`, which is smaller to send and accepts any HEIC that this
 * browser can decode. Returns the file itself when the browser can't decode it: the function `reference-image` converts
 * every picture to JPEG anyway. Never rejects.
 */
export async function reencodeImage(file: File): Promise<Blob> {
  try {
    if (hidesPixels()) return file;
    const bitmap = await createImageBitmap(file);
    let canvas: HTMLCanvasElement;
    try {
      canvas = reducePicture(bitmap, LONGEST_SIDE_PX);
    } finally {
      bitmap.close();
    }
    return await jpegOf(onWhite(canvas));
  } catch {
    return file;
  }
}

/** The canvas, with white under its drawing: JPEG has no transparency. */
function onWhite(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const context = canvas.getContext('2d')!;
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Browsers that resist fingerprinting, such as Tor Browser, return noise or white instead of a drawing. */
function hidesPixels(): boolean {
  const context = document.createElement('canvas').getContext('2d')!;
  context.fillStyle = '#204060';
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return red !== 0x20 || green !== 0x40 || blue !== 0x60;
}
