import {IMAGE_PATH} from '../_shared/contracts/reference-image.ts';

/** The path in our bucket of an image at a signed URL, which starts with `signedPrefix`; null for any other URL. */
export function imagePath(url: string, signedPrefix: string): string | null {
  if (!url.startsWith(signedPrefix)) return null;
  const [path = '', token] = url.slice(signedPrefix.length).split('?token=');
  return IMAGE_PATH.test(path) && /^[\w.-]{1,800}$/.test(token ?? '') ? path : null;
}

/** The part of a path that is the same when the same file is uploaded again: its index and name. */
export function imageName(path: string): string {
  return IMAGE_PATH.exec(path)?.[1] ?? path;
}
