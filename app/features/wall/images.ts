/** The image of a blob, decoded. Its URL works until it is revoked. Rejects when the browser can't show it. */
export async function loadImage(blob: Blob): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = URL.createObjectURL(blob);
  await image.decode();
  return image;
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
