import * as z from 'zod/mini';
import {REFERENCE_BUCKET} from '#contracts/commission';
import {referenceImageReplySchema, type ReferenceImageRequest} from '#contracts/reference-image';
import {callFunction, type CallContext} from '~/lib/backend/call-function.server';
import {MAX_IMAGE_BYTES} from '~/lib/backend/image-limits';
import {safeFileName} from '~/lib/backend/object-name';
import {cleanPicture} from '~/lib/images/clean-picture';
import {parseJson} from '~/lib/read-json';
import {readThrough} from '~/lib/requests/read-through';
import {faultOf} from '~/lib/observability/health';
import {logFailure} from '~/lib/observability/log';
import {PictureError, type PictureErrorReason} from '~/lib/images/picture-error';

/** The timeout while no data moves; a large picture may take minutes on a slow connection. */
const STALL_LIMIT_MS = 60_000;

/** An image never changes, and its address is never reused. */
const CACHE_CONTROL = 'max-age=31536000';

/**
 * Why an image was not stored: a problem of the file, `too-many` above the limits of the function `reference-image`, or
 * `unavailable` for failures that a retry may fix.
 */
export type UploadFault = PictureErrorReason | 'too-many' | 'unavailable';

export type StoredImage = {ok: true; url: string} | {ok: false; fault: UploadFault};

export interface ReferenceImageUpload {
  /** The file as a stream. It is read to the end or cancelled. */
  body: ReadableStream<Uint8Array>;
  /** The file name on the visitor's device. */
  name: string;
  /** The image's index in its request, from 0. */
  index: number;
  /** Whether every browser has to show it, which few do with HEIC. */
  isForEveryBrowser?: boolean;
}

interface UploadOptions {
  /** Calls the function as well as the storage. */
  fetchStorage?: typeof fetch;
  stallLimitMs?: number;
}

/** The function `reference-image` signed no URL, since the visitor has uploaded too many. */
class TooManyImagesError extends Error {
  override readonly name = 'TooManyImagesError';
}

/**
 * Stores a reference image and returns a signed URL, which is valid for a day. The type is detected
 * by content, metadata such as GPS data is removed, and the file is streamed, never held in memory as a whole. Never
 * throws; a failure is logged without the file's name.
 */
export async function uploadReferenceImage(
  context: CallContext,
  {body, name, index, isForEveryBrowser}: ReferenceImageUpload,
  {fetchStorage = fetch, stallLimitMs = STALL_LIMIT_MS}: UploadOptions = {},
): Promise<StoredImage> {
  const {requestLog} = context;
  const stall = createStallTimer(stallLimitMs);
  const end = requestLog.begin('storage');
  let signal = stall.signal;
  let status: number | null = null;
  try {
    let bytes = 0;
    const onChunk = ({byteLength}: Uint8Array) => {
      bytes += byteLength;
      stall.restart();
    };
    const incoming = readThrough(body, {onChunk, signal});
    const picture = await cleanPicture(incoming, {maxBytes: MAX_IMAGE_BYTES});
    if (isForEveryBrowser && picture.type === 'image/heic') {
      const error = new PictureError('not-shown', 'A HEIC is not shown by every browser');
      await picture.stream.cancel(error);
      throw error;
    }
    signal = AbortSignal.any([picture.signal, stall.signal]);
    const path = `${crypto.randomUUID()}/${Date.now()}-${index}-${safeFileName(name, picture.type)}`;
    const sign = (request: ReferenceImageRequest) =>
      signAddress(context, request, fetchStorage, stall.signal);
    const uploadUrl = await sign({wants: 'upload', path}).catch(async (error: unknown) => {
      await picture.stream.cancel(error);
      throw error;
    });
    const {stream, type} = picture;
    const upload = createUpload(uploadUrl, {type, body: endingQuietly(stream), signal});
    const response = await fetchStorage(upload);
    signal.throwIfAborted();
    status = response.status;
    await assertStored(response);
    const url = await sign({wants: 'read', path, bytes});
    end({status});
    return {ok: true, url};
  } catch (error) {
    // The runtime rejects with copies of errors, which lose their class.
    const cause: unknown = signal.aborted ? signal.reason : error;
    const fault = faultFor(cause);
    const isStorageFault = fault === 'unavailable';
    end({status, ...(isStorageFault && {fault: status ? 'http' : faultOf(cause)})});
    logFailure('reference image', isStorageFault ? cause : fault, requestLog.id);
    return {ok: false, fault};
  } finally {
    stall.stop();
  }
}

function faultFor(cause: unknown): UploadFault {
  if (cause instanceof PictureError) return cause.reason;
  return cause instanceof TooManyImagesError ? 'too-many' : 'unavailable';
}

/** The common prefix of the signed URLs of all reference images. */
export function imagePrefix({SUPABASE_URL = ''}: Env): string {
  return `${SUPABASE_URL.replace(/\/$/, '')}/storage/v1/object/sign/${REFERENCE_BUCKET}/`;
}

/** Calls the function `reference-image`. Throws TooManyImagesError above its limits, another error when it returns no URL. */
async function signAddress(
  context: CallContext,
  request: ReferenceImageRequest,
  fetchFunction: typeof fetch,
  signal: AbortSignal,
): Promise<string> {
  const name = 'reference-image';
  const response = await callFunction(context, name, request, fetchFunction, signal);
  const reply = parseJson(await response.text());
  if (response.status === 429) throw new TooManyImagesError('Too many images');
  const signed = referenceImageReplySchema.safeParse(reply);
  if (!response.ok || !signed.success) {
    throw new Error(`The function reference-image responded with ${response.status}`);
  }
  return signed.data.url;
}

interface StoredObject {
  type: string;
  body: ReadableStream<Uint8Array>;
  signal: AbortSignal;
}

/** The request that adds an object (https://supabase.com/docs/reference/javascript/storage-from-uploadtosignedurl). */
function createUpload(url: string, {type, body, signal}: StoredObject): Request {
  // Workerd writes a stack for every reason that is not its own.
  const stop = new AbortController();
  signal.addEventListener('abort', () => stop.abort(), {once: true});
  // It may have stalled while the URL was signed.
  if (signal.aborted) stop.abort();
  const init = {
    method: 'PUT',
    headers: {
      'content-type': type,
      'cache-control': CACHE_CONTROL,
      'x-upsert': 'false',
    },
    body,
    signal: stop.signal,
    // Node's fetch, in tests, requires this for a streamed body.
    duplex: 'half',
  };
  return new Request(url, init);
}

/** The storage's response to a stored object. */
const storedSchema = z.object({Key: z.string()});

/** Throws an error with the storage's response when the upload was rejected. */
async function assertStored(response: Response): Promise<void> {
  const text = await response.text();
  if (!response.ok)
    throw new Error(`The storage responded with ${response.status}: ${text.slice(0, 200)}`);
  // A captive portal responds with 200 as well.
  if (!storedSchema.safeParse(parseJson(text)).success)
    throw new Error('The response was not the storage’s own');
}

/** The stream, closed when it errors: the upload's signal is aborted by then, and workerd writes a stack for a body that errors. */
function endingQuietly(stream: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = stream.getReader();
  return new ReadableStream(
    {
      async pull(controller) {
        const {done, value} = await reader.read().catch(() => ({done: true, value: undefined}));
        if (done || !value) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    {highWaterMark: 0},
  );
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
