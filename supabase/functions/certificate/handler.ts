import {isSignedNumber} from '../_shared/certificate-number.ts';
import {type CertificateRow, readCertificate} from '../_shared/certificate-row.ts';
import {certificateRequestSchema} from '../_shared/contracts/certificate.ts';
import {SITE} from '../_shared/contracts/site.ts';
import {createRequestHandler, type Handler} from '../_shared/http.ts';
import {HttpError} from '../_shared/http-error.ts';
import {requireShop} from '../_shared/network.ts';
import type {FunctionContext} from '../_shared/ports.ts';
import {count, networkSubject, retryAfterSeconds} from '../_shared/rate-limits.ts';

/**
 * The number of certificates that a network can look up in an hour: enough for a collection on a wall, but not for all
 * that were ever issued.
 */
const PER_NETWORK = 60;

/**
 * `certificate`, for the shop's server only: the contents of the certificate with a number. The signature check rejects
 * a made-up number before the database is queried.
 */
export function createHandler(context: FunctionContext): Handler {
  const {certificateSecret: secret, shopUrl} = context;
  return createRequestHandler(
    {schema: certificateRequestSchema, shopUrl},
    async ({number}, request) => {
      const address = await requireShop(request, context);
      if (!secret || !(await isSignedNumber(secret, number))) throw notFound();
      await countLookUp(context, address);
      const [row] = await context.database.query<CertificateRow>(
        'select * from public.certificates where number = $1',
        [number],
      );
      if (!row) throw notFound();
      return Response.json(
        {ok: true, certificate: readCertificate(row)},
        {headers: {'cache-control': 'no-store'}},
      );
    },
  );
}

function notFound(): HttpError {
  return new HttpError(404, 'not_found', 'No certificate has this number');
}

/** Throws an `HttpError` with status 429 above the limit of a network. */
async function countLookUp(context: FunctionContext, address: string | null): Promise<void> {
  const subject = networkSubject('certificate', address);
  await context.database.transaction(async (transaction) => {
    const waitMs = await count(transaction, context, [{subject, limit: PER_NETWORK}]);
    if (waitMs === null) return;
    throw new HttpError(
      429,
      'too_many_requests',
      `Many certificates have been looked up from your network in the past hour. Please try again later, or write to ${SITE.email}`,
      {headers: {'retry-after': String(retryAfterSeconds(waitMs))}},
    );
  });
}
