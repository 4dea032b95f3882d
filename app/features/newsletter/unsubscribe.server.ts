import {data, type AppLoadContext} from '@shopify/remix-oxygen';
import {invokeFunction} from '~/lib/backend/functions.server';

/** The result of an unsubscribe request. */
export type UnsubscribeOutcome = 'left' | 'unknown' | 'failed';

const STATUS: Record<UnsubscribeOutcome, number> = {left: 200, unknown: 404, failed: 502};

/** Not cached or indexed: the URL contains a token. */
export const UNSUBSCRIBE_HEADERS = {'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex'};

/**
 * Removes the token's address from the list. A 502 makes a mail provider's one-click request (RFC 8058) retry; an
 * unknown token is final.
 */
export async function unsubscribe(context: AppLoadContext, token: string | null) {
  const outcome = await callUnsubscribe(context, token);
  return data({outcome}, {status: STATUS[outcome], headers: UNSUBSCRIBE_HEADERS});
}

async function callUnsubscribe(
  context: AppLoadContext,
  token: string | null,
): Promise<UnsubscribeOutcome> {
  if (!token) return 'unknown';
  const outcome = await invokeFunction(context, 'newsletter-unsubscribe', {token});
  if (outcome.ok) return 'left';
  // A malformed token is rejected with 400. Without a response from the function the token was not checked.
  const status = outcome.refusal?.status;
  return status === 404 || status === 400 ? 'unknown' : 'failed';
}
