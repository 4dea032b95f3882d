import {data} from '@shopify/remix-oxygen';
import type {FunctionFailure, FunctionResult} from '~/lib/backend/functions.server';
import {PRIVATE_HEADERS} from '~/lib/requests/private-pages';

/** Why a link in an email doesn't work: it's unknown, its subject is closed, or the function failed. */
export type LinkFailure = 'unknown' | 'closed' | 'failed';

/** `failure` is null when there's content. */
interface PrivatePage<Content> {
  content: Content | null;
  failure: LinkFailure | null;
}

/**
 * The response of a private page's loader: the content that `read` takes from the function's reply, or the failure.
 * When `read` returns null, the page is closed.
 */
export function respondPrivate<Reply, Content>(
  result: FunctionResult<Reply>,
  read: (reply: Reply) => Content | null,
) {
  if (result.ok) {
    const content = read(result.reply);
    const page: PrivatePage<Content> = {content, failure: content ? null : 'closed'};
    return data(page, {headers: PRIVATE_HEADERS});
  }
  const {failure, init} = linkFailure(result);
  const page: PrivatePage<Content> = {content: null, failure};
  return data(page, init);
}

/**
 * Why a link in an email doesn't work, and the response's status and headers. An unknown link is final; after any other
 * failure it may work again.
 */
export function linkFailure({rejection}: FunctionFailure) {
  const {status, retryAfter} = rejection ?? {};
  // The function rejects a malformed token with 400. Without a response, the token wasn't checked.
  if (status === 404 || status === 400) {
    return {failure: 'unknown', init: {status: 404, headers: PRIVATE_HEADERS}} as const;
  }
  const headers = {...PRIVATE_HEADERS, ...(retryAfter && {'Retry-After': retryAfter})};
  // 429: too many visits.
  return {failure: 'failed', init: {status: status === 429 ? 429 : 502, headers}} as const;
}
