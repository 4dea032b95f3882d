import {data} from '@shopify/remix-oxygen';
import type {FunctionResult} from '~/lib/backend/functions.server';
import {failureNotice, type FormValues} from '~/lib/forms/form-result';
import type {Notice} from '~/lib/notice';
import {PRIVATE_HEADERS} from '~/lib/requests/private-pages';
import type {ShopWords} from '~/words';

interface PrivatePage<Content> {
  content: Content | null;
  /** Why there's nothing to show: the link is unknown, what it's about is closed, or the function didn't respond. */
  fault: 'unknown' | 'closed' | 'failed' | null;
}

/** The result of a post from a private page. The loader has the page's content after it. */
export interface PrivatePost {
  ok: boolean;
  notice: Notice;
  /** The submitted values, after a failure. */
  values?: FormValues;
}

/**
 * The response of a private page's loader: its content, by `read` from the function's reply, or why it can't be shown. Null
 * content is closed.
 */
export function respondPrivate<Reply, Content>(
  result: FunctionResult<Reply>,
  read: (reply: Reply) => Content | null,
) {
  if (result.ok) {
    const content = read(result.reply);
    const page: PrivatePage<Content> = {content, fault: content ? null : 'closed'};
    return data(page, {headers: PRIVATE_HEADERS});
  }
  const {fault, init} = linkFailure(result);
  const page: PrivatePage<Content> = {content: null, fault};
  return data(page, init);
}

/**
 * Why a link in an email doesn't work, and the response's status and headers. An unknown link is final; after any other
 * failure it may work again.
 */
export function linkFailure({rejection}: FunctionResult<unknown> & {ok: false}) {
  const {status, retryAfter} = rejection ?? {};
  // The function rejects a malformed token with 400. Without a response, the token wasn't checked.
  if (status === 404 || status === 400) {
    return {fault: 'unknown', init: {status: 404, headers: PRIVATE_HEADERS}} as const;
  }
  const headers = {...PRIVATE_HEADERS, ...(retryAfter && {'Retry-After': retryAfter})};
  // 429: too many visits.
  return {fault: 'failed', init: {status: status === 429 ? 429 : 502, headers}} as const;
}

/** The response to a post that succeeded. */
export function respondToPost(notice: Notice) {
  return data<PrivatePost>({ok: true, notice}, {headers: PRIVATE_HEADERS});
}

/** The failure of a function call. `rejection` is null when the function didn't respond. */
interface Failure {
  message: string | null;
  rejection: {status: number} | null;
}

/** The failure of a post with invalid input. */
export function invalidPost(message: string): Failure {
  return {message, rejection: {status: 400}};
}

/** The response to a post that failed. */
export function respondToFailedPost(
  words: ShopWords,
  title: string,
  {message, rejection}: Failure,
  values: FormValues,
) {
  const post: PrivatePost = {ok: false, notice: failureNotice(words, title, message), values};
  return data(post, {status: rejection?.status ?? 502, headers: PRIVATE_HEADERS});
}
