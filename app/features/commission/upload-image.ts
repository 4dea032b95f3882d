import {parseJson} from '~/lib/read-json';
import {isImageAnswer} from './image-answer';
import {FAULT_WORDS} from './messages';

export type UploadResult =
  {ok: true; url: string} | {ok: false; message: string; canRetry: boolean};

interface UploadOptions {
  /** Stops the upload; it then ends as a failed one. */
  signal: AbortSignal;
  /** Called with the part that is sent, from 0 to 1. */
  onProgress: (part: number) => void;
}

/** Sends one file to the shop; `index` is its place among the images of its request. Never rejects. */
export type UploadImage = (
  file: File,
  index: number,
  options: UploadOptions,
) => Promise<UploadResult>;

/** The server waits a minute for a stalled upload, and tells; this is the patience with a server that does not. */
const ANSWER_LIMIT_MS = 90_000;

/** Statuses that say something about the file, which no second try would change. */
const FILE_STATUSES = [400, 413, 415];

/** Uploads with XMLHttpRequest, as `fetch` tells nothing of its progress. */
export const uploadImage: UploadImage = (file, index, {signal, onProgress}) =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let patience = setTimeout(() => request.abort(), ANSWER_LIMIT_MS);
    const stop = () => request.abort();
    signal.addEventListener('abort', stop);

    request.upload.addEventListener('progress', ({loaded, total}) => {
      clearTimeout(patience);
      patience = setTimeout(() => request.abort(), ANSWER_LIMIT_MS);
      if (total > 0) onProgress(loaded / total);
    });
    request.addEventListener('loadend', () => {
      clearTimeout(patience);
      signal.removeEventListener('abort', stop);
      const result = readAnswer(request.status, request.responseText);
      if (!result.ok && !signal.aborted)
        console.warn(`An image was not uploaded: ${result.message}`);
      resolve(result);
    });
    request.open(
      'POST',
      `/api/reference-image?${new URLSearchParams({index: String(index), name: file.name})}`,
    );
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.send(file);
  });

/** `status` is 0 when no answer came. */
export function readAnswer(status: number, body: string): UploadResult {
  const answer = parseJson(body);
  // Something between the shop and the visitor may have answered.
  if (isImageAnswer(answer)) {
    if (status === 200 && 'url' in answer) return {ok: true, url: answer.url};
    if ('error' in answer && (FILE_STATUSES.includes(status) || status === 429))
      return {ok: false, message: answer.error.message, canRetry: status === 429};
  }
  return {ok: false, message: FAULT_WORDS.unavailable, canRetry: true};
}
