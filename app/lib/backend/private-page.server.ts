import {data} from '@shopify/remix-oxygen';
import type {FunctionResult} from '~/lib/backend/functions.server';
import {PRIVATE_HEADERS} from '~/lib/requests/private-pages';

/** Why there's nothing to show: the link is unknown, what it's about is closed, or the function didn't respond. */
export type LinkProblem = 'unknown' | 'closed' | 'failed';

interface PrivatePage<Content> {
  content: Content | null;
  fault: LinkProblem | null;
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
  const {status, retryAfter} = result.rejection ?? {};
  // The function rejects a malformed token with 400.
  const isUnknown = status === 404 || status === 400;
  const page: PrivatePage<Content> = {content: null, fault: isUnknown ? 'unknown' : 'failed'};
  return data(page, {
    // 429: too many visits.
    status: isUnknown ? 404 : status === 429 ? 429 : 502,
    headers: {...PRIVATE_HEADERS, ...(retryAfter && {'Retry-After': retryAfter})},
  });
}
