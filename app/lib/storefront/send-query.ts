import type {I18nBase, Storefront} from '@shopify/hydrogen';
import {faultOf, type RequestLog} from '~/lib/observability/request-log';
import type {StorefrontFailure} from './errors';
import {readResponse, type MayFail, type Outcome} from './read-response';

/**
 * A storefront that hasn't responded after this long counts as unreachable. Shopify usually responds in well under a
 * second.
 */
export const STOREFRONT_TIMEOUT_MS = 6000;

export interface SendOptions {
  storefront: Pick<Storefront<I18nBase>, 'getApiUrl' | 'getHeaders'>;
  timeoutMs: number;
  requestLog: Pick<RequestLog, 'begin'>;
}

/** Sends a query, `body` as JSON, and logs the call. Never rejects. */
export async function sendQuery(
  {storefront, timeoutMs, requestLog}: SendOptions,
  body: string,
  mayFail: MayFail,
): Promise<Outcome> {
  const end = requestLog.begin('storefront');
  try {
    const {status, text} = await post(storefront, body, AbortSignal.timeout(timeoutMs));
    const outcome: Outcome =
      text === null ? {data: null, failure: {kind: 'http', status}} : readResponse(text, mayFail);
    end({status, ...(!outcome.data && {fault: faultIn(outcome.failure)})});
    return outcome;
  } catch (error) {
    const fault = faultOf(error);
    end({status: null, fault});
    return {data: null, failure: {kind: 'unreachable', reason: fault}};
  }
}

/**
 * Posts a query with all headers of Hydrogen's client, including tokens, the buyer's IP address and the storefront's
 * id. Retries a broken connection once within the same timeout, because a query changes nothing. `text` is null for an
 * HTTP error.
 */
async function post(
  storefront: SendOptions['storefront'],
  body: string,
  signal: AbortSignal,
): Promise<{status: number; text: string | null}> {
  const init = {method: 'POST', headers: storefront.getHeaders(), body, signal};
  const attempt = async () => {
    const response = await fetch(storefront.getApiUrl(), init);
    if (response.ok) return {status: response.status, text: await response.text()};
    // An unread body would keep the connection busy.
    await response.body?.cancel();
    return {status: response.status, text: null};
  };
  return attempt().catch((error: unknown) => {
    if (signal.aborted) throw error;
    return attempt();
  });
}

function faultIn(failure: StorefrontFailure): string {
  return failure.kind === 'unreachable' ? failure.reason : failure.kind;
}
