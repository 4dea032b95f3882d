import {type Certificate, certificateReplySchema} from '#contracts/certificate';
import {callFunction, type CallContext} from '~/lib/backend/functions.server';

/** The result of a look-up. `retryAfter` is the header's value, in seconds. */
export type FoundCertificate =
  | {status: 'found'; certificate: Certificate}
  | {status: 'unknown'}
  | {status: 'limited'; retryAfter: string | null}
  | {status: 'failed'};

/** Looks up a certificate by number. Never throws; logs a failure. */
export async function loadCertificate(
  context: CallContext,
  number: string,
): Promise<FoundCertificate> {
  const result = await callFunction(context, 'certificate', {
    body: {number},
    schema: certificateReplySchema,
    expected: [404, 429],
  });
  if (result.ok) return {status: 'found', certificate: result.reply.certificate};
  const {rejection} = result;
  if (rejection?.status === 404) return {status: 'unknown'};
  if (rejection?.status === 429) return {status: 'limited', retryAfter: rejection.retryAfter};
  return {status: 'failed'};
}
