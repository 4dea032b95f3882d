import {functionFailureSchema} from '#contracts/reply';
import {referenceImageReplySchema} from '#contracts/reference-image';
import type {ShopWords} from '~/words';
import {localPath} from '~/lib/language/local-path';
import {parseJson} from '~/lib/read-json';
import {reencodeImage} from './reencode-image';

export type UploadResult =
  {ok: true; url: string} | {ok: false; message: string; canRetry: boolean};

interface UploadOptions {
  /** Aborts the upload, which then fails. */
  signal: AbortSignal;
  /** Called with the uploaded fraction, from 0 to 1. */
  onProgress: (part: number) => void;
}

/** The timeout without progress. The server's own timeout for a stalled upload is one minute. */
const PROGRESS_TIMEOUT_MS = 90_000;

/** Status codes about the file itself, which a retry wouldn't change. */
const FILE_STATUSES = [400, 413, 415];

export type UploadImage = typeof uploadImage;

/** Uploads a file. `index` is its index in the request, from 0. Never rejects. */
export async function uploadImage(
  words: ShopWords,
  file: File,
  index: number,
  options: UploadOptions,
): Promise<UploadResult> {
  const query = new URLSearchParams({index: String(index), name: file.name});
  const image = await reencodeImage(file);
  if (options.signal.aborted)
    return {ok: false, message: words.commissionImages.failures.unavailable, canRetry: true};
  return post(words, localPath(words, `/api/reference-image?${query}`), image, options);
}

/** Uses XMLHttpRequest, because `fetch` reports no upload progress. */
function post(
  words: ShopWords,
  url: string,
  body: Blob,
  {signal, onProgress}: UploadOptions,
): Promise<UploadResult> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let timer = setTimeout(() => request.abort(), PROGRESS_TIMEOUT_MS);
    const stop = () => request.abort();
    signal.addEventListener('abort', stop);

    request.upload.addEventListener('progress', ({loaded, total}) => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), PROGRESS_TIMEOUT_MS);
      if (total > 0) onProgress(loaded / total);
    });
    request.addEventListener('loadend', () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      const result = readUploadResponse(words, request.status, request.responseText);
      if (!result.ok && !signal.aborted)
        console.warn(`An image was not uploaded: ${result.message}`);
      resolve(result);
    });
    request.open('POST', url);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.send(body);
  });
}

/** `status` is 0 without a response. A proxy may have responded instead. */
export function readUploadResponse(words: ShopWords, status: number, body: string): UploadResult {
  const response = parseJson(body);
  const reply = referenceImageReplySchema.safeParse(response).data;
  if (reply && status === 200) return {ok: true, url: reply.url};
  const failure = functionFailureSchema.safeParse(response).data?.error;
  if (failure && (FILE_STATUSES.includes(status) || status === 429))
    return {ok: false, message: failure.message, canRetry: status === 429};
  return {ok: false, message: words.commissionImages.failures.unavailable, canRetry: true};
}
