import {isRecord} from '~/lib/read-json';

/** What `/api/reference-image` answers: the image's public address, or why there is none. */
export type ImageUploadResponse = {url: string} | {error: {message: string}};

export function isImageAnswer(value: unknown): value is ImageUploadResponse {
  if (!isRecord(value)) return false;
  const {url, error} = value;
  return typeof url === 'string' || (isRecord(error) && typeof error.message === 'string');
}
