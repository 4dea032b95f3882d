import {referenceImageRequestSchema} from '../_shared/contracts/reference-image.ts';
import {SITE} from '../_shared/contracts/site.ts';
import {createRequestHandler, type Handler} from '../_shared/http.ts';
import {HttpError} from '../_shared/http-error.ts';
import {requireShop} from '../_shared/network.ts';
import type {FunctionContext} from '../_shared/ports.ts';
import {type Counter, count, networkSubject, retryAfterSeconds} from '../_shared/rate-limits.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A network's limits per hour: six requests with ten pictures each. */
const NETWORK_IMAGES = 60;
const NETWORK_MEGABYTES = 300;
/** And per day, well below those of all. */
const NETWORK_IMAGES_A_DAY = 200;
const NETWORK_MEGABYTES_A_DAY = 1000;
/** The limits of all networks per day: pictures that nobody sends on stay below what a project's storage holds. */
const ALL_IMAGES = 1000;
const ALL_MEGABYTES = 5000;

/** As long as the browser keeps a draft with its pictures. The request is stored with addresses that hold longer (`lastingUrls`). */
const READ_SECONDS = DAY_MS / 1000;

/**
 * `reference-image`, for the shop's server alone: signs an address that takes one image, after counting it, or the address at
 * which an image is read. The server has recognised and cleaned the image; the anonymous key stores and reads nothing.
 */
export function createHandler(context: FunctionContext): Handler {
  return createRequestHandler(
    {schema: referenceImageRequestSchema, shopUrl: context.shopUrl},
    async (body, request) => {
      const address = await requireShop(request, context);
      const url =
        body.wants === 'upload'
          ? await signUpload(context, address, body.path)
          : await signRead(context, address, body);
      return Response.json({url}, {headers: {'cache-control': 'no-store'}});
    },
  );
}

/** Counts an image that is to come. Throws an `HttpError` with status 429 above a limit of one network or of all. */
async function signUpload(
  context: FunctionContext,
  address: string | null,
  path: string,
): Promise<string> {
  await context.database.transaction(async (transaction) => {
    const counters = [...imageCounters(address), ...kilobyteCounters(address, 0)];
    const waitMs = await count(transaction, context, counters);
    if (waitMs === null) return;
    throw new HttpError(
      429,
      'too_many_requests',
      `No more pictures can be taken at the moment. Please send your request without them, or write to ${SITE.email}`,
      {headers: {'retry-after': String(retryAfterSeconds(waitMs))}},
    );
  });
  return context.images.signUpload(path);
}

/** Counts the bytes that came: above a limit the next image is refused. */
async function signRead(
  context: FunctionContext,
  address: string | null,
  {path, bytes}: {path: string; bytes?: number},
): Promise<string> {
  if (bytes) {
    const counters = kilobyteCounters(address, Math.ceil(bytes / 1024));
    await context.database.transaction((transaction) => count(transaction, context, counters));
  }
  return context.images.signRead(path, READ_SECONDS);
}

function imageCounters(address: string | null): Counter[] {
  const network = networkSubject('image', address);
  return [
    {subject: network, limit: NETWORK_IMAGES},
    {subject: `${network} day`, limit: NETWORK_IMAGES_A_DAY, windowMs: DAY_MS},
    {subject: 'image of all', limit: ALL_IMAGES, windowMs: DAY_MS},
  ];
}

/** With an amount of 0 they only tell whether a limit is reached. */
function kilobyteCounters(address: string | null, amount: number): Counter[] {
  const network = networkSubject('image', address);
  // The next image may have a few bytes or many: it is refused once its limit is full.
  const limit = (megabytes: number) => megabytes * 1024 - 1;
  return [
    {subject: `${network} kB`, limit: limit(NETWORK_MEGABYTES), amount},
    {subject: `${network} kB day`, limit: limit(NETWORK_MEGABYTES_A_DAY), amount, windowMs: DAY_MS},
    {subject: 'image of all kB', limit: limit(ALL_MEGABYTES), amount, windowMs: DAY_MS},
  ];
}
