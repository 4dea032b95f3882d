import {DAY_MS} from '../_shared/contracts/time/days.ts';
import {LIMITS} from '../_shared/contracts/limits.ts';
import {referenceImageQuerySchema} from '../_shared/contracts/reference-image.ts';
import {createRequestHandler, type Handler, readQuery} from '../_shared/http/http.ts';
import {HttpError} from '../_shared/http/http-error.ts';
import {readBytes} from '../_shared/http/read-json.ts';
import {requireShop} from '../_shared/http/visitor.ts';
import type {FunctionContext} from '../_shared/function-context.ts';
import {type Counter, enforceLimitsFirst, networkSubject} from '../_shared/forms/rate-limits.ts';
import {safeFileName} from './object-name.ts';
import type {PictureProblem, Reencode} from './reencode.ts';

/** The hourly limits of a network: six requests with ten pictures each. */
const NETWORK_IMAGES = 60;
const NETWORK_MEGABYTES = 300;
/** The daily limits of a network, well below those of all. */
const NETWORK_IMAGES_A_DAY = 200;
const NETWORK_MEGABYTES_A_DAY = 1000;
/** The daily limits of all networks: pictures that nobody submits stay below a project's storage quota. */
const ALL_IMAGES = 1000;
const ALL_MEGABYTES = 5000;

/**
 * As long as the browser keeps a draft with its pictures. The request is stored with longer-lived URLs
 * (`signLastingUrls`).
 */
const READ_SECONDS = DAY_MS / 1000;

/**
 * `reference-image`, for the shop's server only: stores the picture in the body as a JPEG without metadata, and returns
 * its signed URL. It's the only writer to the bucket, so it removes the metadata of every picture, whatever a browser
 * or a form posted.
 */
export function createHandler(context: FunctionContext, reencode: Reencode): Handler {
  return createRequestHandler(
    referenceImageQuerySchema,
    async ({index, name}, request) => {
      const address = await requireShop(request, context);
      const file = await readBytes(
        request,
        LIMITS.imageBytes,
        ({pictureTooLarge}) => pictureTooLarge,
      );
      const counters = imageCounters(address, Math.ceil(file.byteLength / 1024));
      await enforceLimitsFirst(context, counters, ({tooManyPictures}) => tooManyPictures);
      const picture = await reencode(file);
      if ('problem' in picture) throw rejectionOf(picture.problem);
      const path = `${crypto.randomUUID()}/${context.now().getTime()}-${index}-${safeFileName(name)}`;
      await context.images.store(path, picture.jpeg);
      const url = await context.images.signRead(path, READ_SECONDS);
      return Response.json({url});
    },
    readQuery,
  );
}

function rejectionOf(problem: PictureProblem): HttpError {
  switch (problem) {
    case 'not-a-picture':
      return new HttpError(415, 'bad_request', ({notAPicture}) => notAPicture);
    case 'too-many-pixels':
      return new HttpError(413, 'too_large', ({tooManyPixels}) => tooManyPixels);
    case 'broken':
      return new HttpError(400, 'bad_request', ({brokenPicture}) => brokenPicture);
  }
}

function imageCounters(address: string | null, kilobytes: number): Counter[] {
  const network = networkSubject('image', address);
  const ofAll = 'image of all';
  return [
    {subject: network, limit: NETWORK_IMAGES},
    {subject: `${network} day`, limit: NETWORK_IMAGES_A_DAY, windowMs: DAY_MS},
    {subject: ofAll, limit: ALL_IMAGES, windowMs: DAY_MS},
    {subject: `${network} kB`, limit: NETWORK_MEGABYTES * 1024, amount: kilobytes},
    {
      subject: `${network} kB day`,
      limit: NETWORK_MEGABYTES_A_DAY * 1024,
      amount: kilobytes,
      windowMs: DAY_MS,
    },
    {
      subject: `${ofAll} kB`,
      limit: ALL_MEGABYTES * 1024,
      amount: kilobytes,
      windowMs: DAY_MS,
    },
  ];
}
