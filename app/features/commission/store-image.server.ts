import type {AppLoadContext} from '@shopify/remix-oxygen';
import {REFERENCE_BUCKET} from '#contracts/commission';
import {LIMITS} from '#contracts/limits';
import {referenceImageReplySchema} from '#contracts/reference-image';
import {callFunction, type CallContext} from '~/lib/backend/functions.server';

/** As long as Supabase waits for a function's response: a large picture takes minutes on a slow connection. */
const UPLOAD_TIMEOUT_MS = 150_000;

export interface ReferenceImage {
  /** The file as a stream. */
  body: ReadableStream<Uint8Array>;
  /** The file's name on the visitor's device. */
  name: string;
  /** The image's index in its request, from 0. */
  index: string;
}

/** The image's signed URL, which is valid for a day, or the message for the visitor with the response's status. */
export type StoredImage = {ok: true; url: string} | {ok: false; message: string; status: number};

/**
 * Stores a reference image through the function `reference-image`, which converts it to a JPEG without metadata. The
 * file streams through the worker, which doesn't have enough memory for ten pictures of 10 MB. Never throws; logs a
 * failure without the file's name.
 */
export async function storeImage(
  context: CallContext & Pick<AppLoadContext, 'words'>,
  {body, name, index}: ReferenceImage,
): Promise<StoredImage> {
  const {words} = context;
  const query = new URLSearchParams({index, name, language: words.language.code});
  const result = await callFunction(context, 'reference-image', {
    query,
    body: cutOff(body),
    schema: referenceImageReplySchema,
    limitMs: UPLOAD_TIMEOUT_MS,
  });
  if (result.ok) return {ok: true, url: result.reply.url};
  const {message, rejection} = result;
  return message && rejection
    ? {ok: false, message, status: rejection.status}
    : {ok: false, message: words.commissionImages.failures.unavailable, status: 502};
}

/** The common prefix of the signed URLs of all reference images. */
export function imagePrefix({SUPABASE_URL = ''}: Env): string {
  return `${SUPABASE_URL.replace(/\/$/, '')}/storage/v1/object/sign/${REFERENCE_BUCKET}/`;
}

/**
 * The body up to the chunk that makes it too large, which the function rejects. Ends without an error when the visitor
 * leaves, because workerd logs a stack for a body that errors.
 */
function cutOff(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let bytes = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const chunk = bytes > LIMITS.imageBytes ? undefined : await readChunk(reader);
        if (!chunk) return controller.close();
        bytes += chunk.byteLength;
        controller.enqueue(chunk);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    {highWaterMark: 0},
  );
}

async function readChunk(
  reader: ReadableStreamDefaultReader<Uint8Array>,
): Promise<Uint8Array | undefined> {
  const {value} = await reader.read().catch(() => ({value: undefined}));
  return value;
}
