import type {AppLoadContext} from '@shopify/remix-oxygen';
import * as z from 'zod/mini';
import {REFERENCE_BUCKET} from '#contracts/commission';
import {MAX_IMAGE_BYTES} from '~/lib/backend/image-limits';
import {safeFileName} from '~/lib/backend/object-name';
import {cleanPicture} from '~/lib/images/clean-picture';
import {parseJson} from '~/lib/read-json';
import {faultOf} from '~/lib/observability/health';
import {logFailure} from '~/lib/observability/log';
import {PictureError, type PictureErrorReason} from '~/lib/images/picture-error';

/** The timeout while no data moves; a large picture may take minutes on a slow connection. */
const STALL_LIMIT_MS = 60_000;

/** An image never changes, and its address is never reused. */
const CACHE_CONTROL = 'max-age=31536000';

/** Why an image was not stored: a problem of the file, or `unavailable` for failures that a retry may fix. */
export type UploadFault = PictureErrorReason | 'unavailable';

export type StoredImage = {ok: true; url: string} | {ok: false; fault: UploadFault};

export interface ReferenceImageUpload {
  /** The file as a stream. It is read to the end or cancelled. */
  body: ReadableStream<Uint8Array>;
  /** The file name on the visitor's device. */
  name: string;
  /** The image's index in its request, from 0. */
  index: number;
}

interface UploadOptions {
  fetchStorage?: typeof fetch;
  stallLimitMs?: number;
}

/**
 * Stores a reference image and returns its public URL. The type is detected by content, metadata such as GPS data is
 * removed, and the file is streamed, never held in memory as a whole. Never throws; a failure is logged without the
 * file's name.
 */
export async function uploadReferenceImage(
  {env, requestLog}: Pick<AppLoadContext, 'env' | 'requestLog'>,
  {body, name, index}: ReferenceImageUpload,
  {fetchStorage = fetch, stallLimitMs = STALL_LIMIT_MS}: UploadOptions = {},
): Promise<StoredImage> {
  const stall = createStallTimer(stallLimitMs);
  const end = requestLog.begin('storage');
  let signal = stall.signal;
  let status: number | null = null;
  try {
    const incoming = body.pipeThrough(passThrough(stall.restart), {signal});
    const picture = await cleanPicture(incoming, {maxBytes: MAX_IMAGE_BYTES});
    signal = AbortSignal.any([picture.signal, stall.signal]);
    const path = `${crypto.randomUUID()}/${Date.now()}-${index}-${safeFileName(name, picture.type)}`;
    const upload = createUpload(env, path, {type: picture.type, body: picture.stream, signal});
    const response = await fetchStorage(upload);
    status = response.status;
    await assertStored(response);
    end({status});
    return {ok: true, url: `${publicPrefix(env)}${path}`};
  } catch (error) {
    // The runtime rejects with copies of errors, which lose their class.
    const cause: unknown = signal.aborted ? signal.reason : error;
    const fault = cause instanceof PictureError ? cause.reason : 'unavailable';
    const isStorageFault = fault === 'unavailable';
    end({status, ...(isStorageFault && {fault: status ? 'http' : faultOf(cause)})});
    logFailure('reference image', isStorageFault ? cause : fault, requestLog.id);
    return {ok: false, fault};
  } finally {
    stall.stop();
  }
}

/** The common prefix of the public URLs of all reference images. */
export function publicPrefix(env: Env): string {
  return `${objectApi(env)}/public/${REFERENCE_BUCKET}/`;
}

function objectApi({SUPABASE_URL = ''}: Env): string {
  return `${SUPABASE_URL.replace(/\/$/, '')}/storage/v1/object`;
}

interface StoredObject {
  type: string;
  body: ReadableStream<Uint8Array>;
  signal: AbortSignal;
}

/** The request that adds an object (https://supabase.com/docs/guides/storage/uploads/standard-uploads). */
function createUpload(env: Env, path: string, {type, body, signal}: StoredObject): Request {
  const key = env.SUPABASE_ANON_KEY ?? '';
  const init = {
    method: 'POST',
    headers: {
      apikey: key,
      authorization: `Bearer ${key}`,
      'content-type': type,
      'cache-control': CACHE_CONTROL,
      'x-upsert': 'false',
    },
    body,
    signal,
    // Node's fetch, in tests, requires this for a streamed body.
    duplex: 'half',
  };
  return new Request(`${objectApi(env)}/${REFERENCE_BUCKET}/${path}`, init);
}

/** The storage's response to a stored object. */
const storedSchema = z.object({Key: z.string()});

/** Throws an error with the storage's response when the upload was rejected. */
async function assertStored(response: Response): Promise<void> {
  const text = await response.text();
  if (!response.ok)
    throw new Error(`The storage answered ${response.status}: ${text.slice(0, 200)}`);
  // A captive portal responds with 200 as well.
  if (!storedSchema.safeParse(parseJson(text)).success)
    throw new Error('The answer was not the storage’s own');
}

function passThrough(onChunk: () => void): TransformStream<Uint8Array, Uint8Array> {
  return new TransformStream({
    transform(chunk, controller) {
      onChunk();
      controller.enqueue(chunk);
    },
  });
}

/** Aborts its signal when it was not restarted within `limitMs`. */
function createStallTimer(limitMs: number) {
  const abort = new AbortController();
  const onStall = () => abort.abort(new Error('Nothing moved for too long'));
  let timer = setTimeout(onStall, limitMs);
  return {
    signal: abort.signal,
    restart() {
      clearTimeout(timer);
      timer = setTimeout(onStall, limitMs);
    },
    stop: () => clearTimeout(timer),
  };
}
