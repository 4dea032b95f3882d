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

/** A large picture may take minutes on a slow line; this is how long nothing at all may move. */
const STALL_LIMIT_MS = 60_000;

/** Nobody changes an image, and nobody is served another one under its address. */
const CACHE_CONTROL = 'max-age=31536000';

/**
 * Why an image was not stored: what is wrong with the file, `too-many` above the limits of the function `reference-image`, or
 * `unavailable` for all that may pass.
 */
export type UploadFault = PictureErrorReason | 'too-many' | 'unavailable';

export type StoredImage = {ok: true; url: string} | {ok: false; fault: UploadFault};

export interface ReferenceImageUpload {
  /** The file as it arrives. It is read to its end or cancelled. */
  body: ReadableStream<Uint8Array>;
  /** As the visitor's device calls it. */
  name: string;
  /** The image's place among those of its request, from 0. */
  index: number;
  /** How many bytes it has at most; 10 MB where nobody says. */
  bytes?: number;
}

interface UploadOptions {
  /** Calls the function as well as the storage. */
  fetchStorage?: typeof fetch;
  stallLimitMs?: number;
}

/** Thrown where the function `reference-image` signs no address for an upload, as it counted too many. */
class TooManyImagesError extends Error {
  override readonly name = 'TooManyImagesError';
}

/**
 * Stores a reference image and answers a signed address, at which it is read as long as its request is open. The image is recognised by its content, freed of metadata such
 * as the place where it was taken, and passed on while it arrives, never whole in memory. Never throws; a failure is
 * logged without the file's name.
 */
export async function uploadReferenceImage(
  context: CallContext,
  {body, name, index, bytes = MAX_IMAGE_BYTES}: ReferenceImageUpload,
  {fetchStorage = fetch, stallLimitMs = STALL_LIMIT_MS}: UploadOptions = {},
): Promise<StoredImage> {
  const {watch} = context;
  const stall = createStallTimer(stallLimitMs);
  const end = watch.begin('storage');
  let signal = stall.signal;
  let status: number | null = null;
  try {
    const arriving = readThrough(body, {onChunk: stall.restart, signal});
    const picture = await cleanPicture(arriving, {maxBytes: MAX_IMAGE_BYTES});
    signal = AbortSignal.any([picture.signal, stall.signal]);
    const path = `${crypto.randomUUID()}/${Date.now()}-${index}-${safeFileName(name, picture.type)}`;
    const sign = (request: ReferenceImageRequest) =>
      signAddress(context, request, fetchStorage, stall.signal);
    const uploadUrl = await sign({wants: 'upload', path, bytes}).catch(async (error: unknown) => {
      await picture.stream.cancel(error);
      throw error;
    });
    const {stream, type} = picture;
    const upload = createUpload(uploadUrl, {type, body: endingQuietly(stream), signal});
    const response = await fetchStorage(upload);
    signal.throwIfAborted();
    status = response.status;
    await assertStored(response);
    const url = await sign({wants: 'read', path});
    end({status});
    return {ok: true, url};
  } catch (error) {
    // The runtime rejects with copies, which no longer tell what they are.
    const cause: unknown = signal.aborted ? signal.reason : error;
    const fault = faultFor(cause);
    const isTheirs = fault === 'unavailable';
    end({status, ...(isTheirs && {fault: status ? 'http' : faultOf(cause)})});
    logFailure('reference image', isTheirs ? cause : fault, watch.id);
    return {ok: false, fault};
  } finally {
    stall.stop();
  }
}

function faultFor(cause: unknown): UploadFault {
  if (cause instanceof PictureError) return cause.reason;
  return cause instanceof TooManyImagesError ? 'too-many' : 'unavailable';
}

/** What the addresses of all reference images begin with. */
export function imagePrefix({SUPABASE_URL = ''}: Env): string {
  return `${SUPABASE_URL.replace(/\/$/, '')}/storage/v1/object/sign/${REFERENCE_BUCKET}/`;
}

/** Asks the function `reference-image`. Throws a TooManyImagesError above its limits, another error when it gives no address. */
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
    throw new Error(`The function reference-image answered ${response.status}`);
  }
  return signed.data.url;
}

interface StoredObject {
  type: string;
  body: ReadableStream<Uint8Array>;
  signal: AbortSignal;
}

/** The call that adds an object (https://supabase.com/docs/reference/javascript/storage-from-uploadtosignedurl). */
function createUpload(url: string, {type, body, signal}: StoredObject): Request {
  // Workerd writes a stack for every reason that is not its own.
  const stop = new AbortController();
  signal.addEventListener('abort', () => stop.abort(), {once: true});
  const init = {
    method: 'PUT',
    headers: {
      'content-type': type,
      'cache-control': CACHE_CONTROL,
      'x-upsert': 'false',
    },
    body,
    signal: stop.signal,
    // Node's fetch, in tests, wants to be told that nothing is read before all is sent.
    duplex: 'half',
  };
  return new Request(url, init);
}

/** What the storage says of an object that it has taken. */
const storedSchema = z.object({Key: z.string()});

/** Throws what the storage said when it refused. */
async function assertStored(response: Response): Promise<void> {
  const answer = await response.text();
  if (!response.ok)
    throw new Error(`The storage answered ${response.status}: ${answer.slice(0, 200)}`);
  // A network that wants somebody to sign in answers 200 as well.
  if (!storedSchema.safeParse(parseJson(answer)).success)
    throw new Error('The answer was not the storage’s own');
}

/** The stream, closed where it errs: the upload's signal is aborted by then, and workerd writes a stack for a body that errs. */
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

/** Its signal is aborted when it was not restarted for too long. */
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
