/** The longest side of a sent picture, in pixels. */
const LONGEST_SIDE_PX = 2400;
const JPEG_QUALITY = 0.9;

/**
 * The picture as an upright JPEG of at most `LONGEST_SIDE_PX`, which is smaller to send and accepts any HEIC that this
 * browser can decode. Returns the file itself when the browser can't decode it: the function `reference-image` converts
 * every picture to JPEG anyway. Never rejects.
 */
export async function reencodeImage(file: File): Promise<Blob> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return file;
  const scale = Math.min(1, LONGEST_SIDE_PX / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context || hidesPixels(context)) {
    bitmap.close();
    return file;
  }
  // JPEG has no transparency.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return new Promise((resolve) => {
    canvas.toBlob((jpeg) => resolve(jpeg ?? file), 'image/jpeg', JPEG_QUALITY);
  });
}

/** Browsers that resist fingerprinting, such as Tor Browser, return noise or white instead of the drawing. */
function hidesPixels(context: CanvasRenderingContext2D): boolean {
  context.fillStyle = '#204060';
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return red !== 0x20 || green !== 0x40 || blue !== 0x60;
}
