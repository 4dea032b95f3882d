import {IMAGE_PATH} from './contracts/reference-image.ts';
import {HttpError} from './http-error.ts';
import type {ImageStore} from './ports.ts';
import {SUBMISSION_RETENTION_MS, UNSENT_IMAGE_RETENTION_MS} from './retention.ts';

/**
 * The paths in our bucket of the images at these signed URLs. Throws an `HttpError` for any other URL, because the
 * artist, the buyer and their mail clients open them.
 */
export function imagePaths(urls: readonly string[], {signedPrefix}: ImageStore): string[] {
  const paths = urls.map((url) => imagePath(url, signedPrefix));
  if (paths.every((path) => path !== null)) return paths;
  throw new HttpError(400, 'invalid_field', ({foreignImage}) => foreignImage, {field: 'imageUrls'});
}

/** As long as a request may be open. The pictures are deleted when it's closed or deleted. */
const LASTING_SECONDS = (SUBMISSION_RETENTION_MS + UNSENT_IMAGE_RETENTION_MS) / 1000;
/** A request must not fail because its pictures can't be signed again. */
const SIGNING_TIMEOUT_MS = 4000;

/**
 * URLs of images that are valid as long as their request. Returns the given ones, which are valid for a day, when the
 * storage can't sign new ones.
 */
export function lastingUrls(
  urls: readonly string[],
  paths: readonly string[],
  {signRead}: ImageStore,
): Promise<string[]> {
  return Promise.all(
    urls.map(async (url, index) => {
      const late = new Promise<never>((_, reject) => setTimeout(reject, SIGNING_TIMEOUT_MS));
      return Promise.race([signRead(paths[index]!, LASTING_SECONDS), late]).catch(() => {
        console.warn('The storage signed no lasting address of a reference image');
        return url;
      });
    }),
  );
}

function imagePath(url: string, signedPrefix: string): string | null {
  if (!url.startsWith(signedPrefix)) return null;
  const [path = '', token] = url.slice(signedPrefix.length).split('?token=');
  return IMAGE_PATH.test(path) && /^[\w.-]{1,800}$/.test(token ?? '') ? path : null;
}

/** The part of a path that stays the same when the same file is uploaded again: its index and name. */
export function imageName(path: string): string {
  return IMAGE_PATH.exec(path)?.[1] ?? path;
}
