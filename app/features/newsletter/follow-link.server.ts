import {data, type AppLoadContext} from '@shopify/remix-oxygen';
import {mayLookUp, RETRY_AFTER} from '~/lib/backend/look-up-limit.server';
import {invokeFunction} from '~/lib/backend/functions.server';
import {PRIVATE_HEADERS} from '~/lib/requests/private-headers';

/** Carries the token of a wait for a sold-out size, which is confirmed with other words. */
const WAIT_PARAMETER = 'wait';

/** The result of following a link in a letter. */
export type LinkOutcome = 'done' | 'unknown' | 'failed';

const STATUS: Record<LinkOutcome, number> = {done: 200, unknown: 404, failed: 502};

/** Loads the page with the button. It changes nothing: mail scanners follow links before anybody reads the mail. */
export function loadLink(request: Request) {
  const {searchParams} = new URL(request.url);
  return data(
    {hasToken: readToken(request) !== null, isWait: searchParams.has(WAIT_PARAMETER)},
    {headers: PRIVATE_HEADERS},
  );
}

/**
 * Calls the function of a letter's link. The token is in the URL, the body is ignored. A 502 makes a mail provider's one-click request (RFC 8058)
 * retry; an unknown token is final.
 */
export async function followLink(
  context: AppLoadContext,
  name: 'newsletter-confirm' | 'newsletter-unsubscribe',
  request: Request,
) {
  // A mail provider's own requests to unsubscribe come from few networks.
  if (name === 'newsletter-confirm' && !mayLookUp(name, context.buyerIp)) {
    const headers = {...PRIVATE_HEADERS, 'Retry-After': RETRY_AFTER};
    return data({outcome: 'failed' as const}, {status: 429, headers});
  }
  const outcome = await callFunction(context, name, readToken(request));
  return data({outcome}, {status: STATUS[outcome], headers: PRIVATE_HEADERS});
}

async function callFunction(
  context: AppLoadContext,
  name: string,
  token: string | null,
): Promise<LinkOutcome> {
  if (!token) return 'unknown';
  const outcome = await invokeFunction(context, name, {token});
  if (outcome.ok) return 'done';
  // A malformed token is rejected with 400. Without a response from the function the token was not checked.
  const status = outcome.refusal?.status;
  return status === 404 || status === 400 ? 'unknown' : 'failed';
}

function readToken(request: Request): string | null {
  const {searchParams} = new URL(request.url);
  return searchParams.get('token') ?? searchParams.get(WAIT_PARAMETER);
}
