import {type Certificate, certificateReplySchema} from '#contracts/certificate';
import {functionFailureSchema} from '#contracts/reply';
import {callFunction, type CallContext} from '~/lib/backend/call-function.server';
import {mayLookUp, RETRY_AFTER} from '~/lib/backend/look-up-limit.server';
import {parseJson} from '~/lib/read-json';
import {logFailure} from '~/lib/observability/log';
import {faultOf} from '~/lib/observability/upstream-call';

const NAME = 'certificate';

/** What became of looking a certificate up. `retryAfter` is the header's value, in seconds. */
export type FoundCertificate =
  | {status: 'found'; certificate: Certificate}
  | {status: 'unknown'}
  | {status: 'limited'; retryAfter: string | null}
  | {status: 'failed'};

/** Looks up the certificate with a number. Never throws; a failure is logged. */
export async function loadCertificate(
  context: CallContext,
  number: string,
  fetchFunction: typeof fetch = fetch,
): Promise<FoundCertificate> {
  const {requestLog, buyerIp} = context;
  if (!mayLookUp(NAME, buyerIp)) return {status: 'limited', retryAfter: RETRY_AFTER};
  const end = requestLog.begin('functions');
  try {
    const response = await callFunction(context, NAME, {number}, fetchFunction);
    const reply = parseJson(await response.text());
    const {status, headers} = response;
    const found = certificateReplySchema.safeParse(reply).data;
    // A proxy's own 404 doesn't say that there is no such certificate.
    const isFromFunction = functionFailureSchema.safeParse(reply).success;
    if (response.ok && found) {
      end({status});
      return {status: 'found', certificate: found.certificate};
    }
    if (isFromFunction && (status === 404 || status === 429)) {
      end({status});
      if (status === 404) return {status: 'unknown'};
      return {status: 'limited', retryAfter: headers.get('retry-after')};
    }
    end({status, fault: response.ok ? 'unreadable' : 'http'});
    logFailure(`function ${NAME}`, status, requestLog.id);
  } catch (error) {
    end({status: null, fault: faultOf(error)});
    logFailure(`function ${NAME}`, error, requestLog.id);
  }
  return {status: 'failed'};
}
