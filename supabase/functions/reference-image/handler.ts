import {referenceImageRequestSchema} from '../_shared/contracts/reference-image.ts';
import {SITE} from '../_shared/contracts/site.ts';
import {createRequestHandler, type Handler} from '../_shared/http.ts';
import {HttpError} from '../_shared/http-error.ts';
import {requireShop} from '../_shared/network.ts';
import type {FunctionContext} from '../_shared/ports.ts';
import {type Counter, count, networkSubject, retryAfterSeconds} from '../_shared/rate-limits.ts';
import {SUBMISSION_RETENTION_MS, UNSENT_IMAGE_RETENTION_MS} from '../_shared/retention.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A network's limits per hour: six requests with ten pictures each. */
const NETWORK_IMAGES = 60;
const NETWORK_MEGABYTES = 300;
/** The limits of all networks per day: pictures that nobody sends on stay below what a project's storage holds. */
const ALL_IMAGES = 1000;
const ALL_MEGABYTES = 5000;

/** An address holds as long as a request may be open. The pictures go when it is closed or deleted. */
const READ_SECONDS = (SUBMISSION_RETENTION_MS + UNSENT_IMAGE_RETENTION_MS) / 1000;

/**
 * `reference-image`, for the shop's server alone: signs an address that takes one image, after counting it, or the address at
 * which an image is read. The server has recognised and cleaned the image; the anonymous key stores and reads nothing.
 */
export function createHandler(context: FunctionContext): Handler {
  return createRequestHandler(
    {schema: referenceImageRequestSchema, shopUrl: context.shopUrl},
    async (body, request) => {
      const address = await requireShop(request, context);
      if (body.wants === 'upload') await countImage(context, address, body.bytes);
      const url =
        body.wants === 'upload'
          ? await context.images.signUpload(body.path)
          : await context.images.signRead(body.path, READ_SECONDS);
      return Response.json({url}, {headers: {'cache-control': 'no-store'}});
    },
  );
}

/** Throws an `HttpError` with status 429 above a limit of one network or of all. */
async function countImage(
  context: FunctionContext,
  address: string | null,
  bytes: number,
): Promise<void> {
  const network = networkSubject('image', address);
  const kilobytes = Math.ceil(bytes / 1024);
  const counters: Counter[] = [
    {subject: network, limit: NETWORK_IMAGES},
    {subject: `${network} kB`, limit: NETWORK_MEGABYTES * 1024, amount: kilobytes},
    {subject: 'image of all', limit: ALL_IMAGES, windowMs: DAY_MS},
    {subject: 'image of all kB', limit: ALL_MEGABYTES * 1024, amount: kilobytes, windowMs: DAY_MS},
  ];
  await context.database.transaction(async (transaction) => {
    const waitMs = await count(transaction, context, counters);
    if (waitMs === null) return;
    throw new HttpError(
      429,
      'too_many_requests',
      `No more pictures can be taken at the moment. Please send your request without them, or write to ${SITE.email}`,
      {headers: {'retry-after': String(retryAfterSeconds(waitMs))}},
    );
  });
}
