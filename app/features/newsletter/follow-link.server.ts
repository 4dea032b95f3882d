import {data, type AppLoadContext} from '@shopify/remix-oxygen';
import {invokeFunction} from '~/lib/backend/functions.server';

/** What came of the link in a letter. */
export type LinkOutcome = 'done' | 'unknown' | 'failed';

const STATUS: Record<LinkOutcome, number> = {done: 200, unknown: 404, failed: 502};

/** Nobody keeps a page whose address carries a token. */
export const LINK_HEADERS = {'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex'};

/** The token in the address of a letter's link; null where there is none. */
export function readToken(request: Request): string | null {
  return new URL(request.url).searchParams.get('token');
}

/**
 * Calls the function behind a letter's link with its token. A status of 502 makes a mail provider that pressed the button
 * (RFC 8058) try again; an unknown token is final.
 */
export async function followLink(
  context: AppLoadContext,
  name: 'newsletter-confirm' | 'newsletter-unsubscribe',
  token: string | null,
) {
  const outcome = await callFunction(context, name, token);
  return data({outcome}, {status: STATUS[outcome], headers: LINK_HEADERS});
}

async function callFunction(
  context: AppLoadContext,
  name: string,
  token: string | null,
): Promise<LinkOutcome> {
  if (!token) return 'unknown';
  const outcome = await invokeFunction(context, name, {token});
  if (outcome.ok) return 'done';
  // A damaged token is refused as such, with 400. Where no function answered, nobody looked for it.
  const status = outcome.refusal?.status;
  return status === 404 || status === 400 ? 'unknown' : 'failed';
}
