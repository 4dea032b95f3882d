import {PictureError} from './picture-error';

/** The limit is above the 108 megapixels of a telephone's camera, and below what a browser holds whole: 4 bytes each. */
const MAX_PIXELS = 120_000_000;

/** Throws PictureError `too-many-pixels` for a picture, a frame or a canvas of that size. */
export function assertPixels(width: number, height: number): void {
  if (width * height <= MAX_PIXELS) return;
  throw new PictureError('too-many-pixels', `${width} × ${height} pixels`);
}
