import {isSignedNumber} from '../_shared/certificates/certificate-number.ts';
import {type CertificateRow, readCertificate} from '../_shared/certificates/certificates.ts';
import {certificateRequestSchema} from '../_shared/contracts/certificate.ts';
import {SITE} from '../_shared/contracts/site.ts';
import {createRequestHandler, type Handler} from '../_shared/http/http.ts';
import {HttpError} from '../_shared/http/http-error.ts';
import {requireShop} from '../_shared/http/visitor.ts';
import type {FunctionContext} from '../_shared/function-context.ts';
import {enforceLimitsFirst, networkSubject} from '../_shared/forms/rate-limits.ts';

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
  const {certificateSecret: secret} = context;
  return createRequestHandler(certificateRequestSchema, async ({number}, request) => {
    const address = await requireShop(request, context);
    if (!secret || !(await isSignedNumber(secret, number))) throw notFound();
    const counters = [{subject: networkSubject('certificate', address), limit: PER_NETWORK}];
    await enforceLimitsFirst(context, counters, tooMany);
    const [row] = await context.database.query<CertificateRow>(
      'select * from public.certificates where number = $1',
      [number],
    );
    if (!row) throw notFound();
    return Response.json({ok: true, certificate: readCertificate(row)});
  });
}

function notFound(): HttpError {
  return new HttpError(404, 'not_found', 'No certificate has this number');
}

function tooMany(): string {
  return `Many certificates have been looked up from your network in the past hour. Please try again later, or write to ${SITE.email}`;
}
