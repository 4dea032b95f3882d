import {IMAGE_PATH} from './contracts/reference-image.ts';
import {HttpError} from './http-error.ts';
import type {ImageStore} from './ports.ts';

/**
 * The paths in our bucket of the images at these signed URLs. Throws an `HttpError` for any other URL: the artist, the buyer and
 * their mail clients open them.
 */
export function imagePaths(urls: readonly string[], {signedPrefix}: ImageStore): string[] {
  const paths = urls.map((url) => imagePath(url, signedPrefix));
  if (paths.every((path) => path !== null)) return paths;
  throw new HttpError(400, 'invalid_field', ({foreignImage}) => foreignImage, {field: 'imageUrls'});
}

function imagePath(url: string, signedPrefix: string): string | null {
  if (!url.startsWith(signedPrefix)) return null;
  const [path = '', token] = url.slice(signedPrefix.length).split('?token=');
  return IMAGE_PATH.test(path) && /^[\w.-]{1,800}$/.test(token ?? '') ? path : null;
}

/** The part of a path that is the same when the same file is uploaded again: its index and name. */
export function imageName(path: string): string {
  return IMAGE_PATH.exec(path)?.[1] ?? path;
}
