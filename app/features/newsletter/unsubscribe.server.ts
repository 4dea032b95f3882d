import {data, type AppLoadContext} from '@shopify/remix-oxygen';
import {invokeFunction} from '~/lib/backend/functions.server';

/** How a wish to leave the list ended. */
export type UnsubscribeOutcome = 'left' | 'unknown' | 'failed';

const STATUS: Record<UnsubscribeOutcome, number> = {left: 200, unknown: 404, failed: 502};

/** Nobody keeps a page whose address carries a token. */
export const UNSUBSCRIBE_HEADERS = {'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex'};

/**
 * Takes the token's address off the list. A status of 502 makes a mail provider that pressed the button (RFC 8058) try
 * again; an unknown token is final.
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
  // A damaged token is refused as such, with 400. Where no function answered, nobody looked for it.
  const status = outcome.refusal?.status;
  return status === 404 || status === 400 ? 'unknown' : 'failed';
}
