import {IMAGE_PATH} from '../contracts/reference-image.ts';
import {DAY_MS} from '../contracts/time/days.ts';
import {withTimeLimit} from '../contracts/time/time-limit.ts';
import {HttpError} from '../http/http-error.ts';
import type {ImageStore} from '../adapters/images.ts';

/** Ten years, longer than any commission is open. The pictures are deleted when their request is closed or deleted. */
const LASTING_SECONDS = (10 * 365 * DAY_MS) / 1000;
/** A request must not fail because its pictures can't be signed again. */
const SIGNING_TIMEOUT_MS = 4000;

/**
 * The paths in our bucket of the images at these signed URLs, and URLs that are valid as long as their request. When
 * the storage can't sign new ones, the given URLs, which are valid for a day. Throws an `HttpError` for a URL outside
 * our bucket, because the artist, the buyer and their mail clients open them.
 */
export async function signLastingUrls(
  urls: readonly string[],
  {signedPrefix, signRead}: ImageStore,
): Promise<{paths: string[]; imageUrls: string[]}> {
  const paths = urls.map((url) => imagePath(url, signedPrefix));
  const imageUrls = await Promise.all(
    paths.map(async (path, index) => {
      const signed = signRead(path, LASTING_SECONDS);
      return withTimeLimit(signed, SIGNING_TIMEOUT_MS).catch(() => {
        console.warn('The storage signed no lasting address of a reference image');
        return urls[index]!;
      });
    }),
  );
  return {paths, imageUrls};
}

function imagePath(url: string, signedPrefix: string): string {
  const [path = '', token = ''] = url.slice(signedPrefix.length).split('?token=');
  if (url.startsWith(signedPrefix) && IMAGE_PATH.test(path) && /^[\w.-]{1,800}$/.test(token)) {
    return path;
  }
  throw new HttpError(400, 'invalid_field', ({foreignImage}) => foreignImage, {field: 'imageUrls'});
}

/** The part of a path that stays the same when the same file is uploaded again: its index and name. */
export function imageName(path: string): string {
  return IMAGE_PATH.exec(path)?.[1] ?? path;
}
