import {isRecord} from '~/lib/read-json';

/** The response of `/api/reference-image`: the image's signed URL, or an error. */
export type ImageUploadResponse = {url: string} | {error: {message: string}};

export function isImageUploadResponse(value: unknown): value is ImageUploadResponse {
  if (!isRecord(value)) return false;
  const {url, error} = value;
  return typeof url === 'string' || (isRecord(error) && typeof error.message === 'string');
}
