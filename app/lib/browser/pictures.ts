/** A copy of a picture whose longer side is at most `longestSide`, in pixels. Throws when it's too large to draw. */
export function reducePicture(
  source: HTMLImageElement | HTMLCanvasElement | ImageBitmap,
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

/** Rejects when the canvas is too large, or contains a picture from another site. */
export function jpegOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The canvas gives no picture.'))),
      'image/jpeg',
      0.9,
    );
  });
}
