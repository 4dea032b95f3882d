import {data, type AppLoadContext} from '@shopify/remix-oxygen';
import {mayLookUp, RETRY_AFTER} from '~/lib/backend/look-up-limit.server';
import {submitToFunction} from '~/lib/backend/functions.server';
import {PRIVATE_HEADERS} from '~/lib/requests/private-headers';

/** Carries the token of a wait for a sold-out size, which is confirmed with other words. */
const WAIT_PARAMETER = 'wait';

/** The result of following a link in a letter. */
export type LinkOutcome = 'done' | 'unknown' | 'failed';

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
    return respond('failed', 429, {'Retry-After': RETRY_AFTER});
  }
  const token = readToken(request);
  if (!token) return respond('unknown', 404);
  const result = await submitToFunction(context, name, {token});
  if (result.ok) return respond('done', 200);
  // A malformed token is rejected with 400. Without a response from the function the token was not checked.
  const status = result.refusal?.status;
  return status === 404 || status === 400 ? respond('unknown', 404) : respond('failed', 502);
}

function respond(outcome: LinkOutcome, status: number, headers: Record<string, string> = {}) {
  return data({outcome}, {status, headers: {...PRIVATE_HEADERS, ...headers}});
}

function readToken(request: Request): string | null {
  const {searchParams} = new URL(request.url);
  return searchParams.get('token') ?? searchParams.get(WAIT_PARAMETER);
}
