import {isRecord} from '~/lib/read-json';

/** What `/api/reference-image` answers: the image's signed address, or why there is none. */
export type ImageAnswer = {url: string} | {error: {message: string}};

export function isImageAnswer(value: unknown): value is ImageAnswer {
  if (!isRecord(value)) return false;
  const {url, error} = value;
  return typeof url === 'string' || (isRecord(error) && typeof error.message === 'string');
}
