import {data} from '@shopify/remix-oxygen';
import type {FunctionResult} from '~/lib/backend/functions.server';
import {PRIVATE_HEADERS} from '~/lib/requests/private-headers';

/** Why there's nothing to show: the link is unknown, the request is closed, or the function didn't respond. */
export type LinkProblem = 'unknown' | 'closed' | 'failed';

interface PrivatePage<Progress> {
  progress: Progress | null;
  fault: LinkProblem | null;
}

/** The response of a private page's loader: the progress of the painting, or why it can't be shown. */
export function respondPrivate<Progress>(result: FunctionResult<{progress: Progress | null}>) {
  if (result.ok) {
    const {progress} = result.reply;
    const page: PrivatePage<Progress> = {progress, fault: progress ? null : 'closed'};
    return data(page, {headers: PRIVATE_HEADERS});
  }
  const {status, retryAfter} = result.rejection ?? {};
  // The function rejects a malformed token with 400.
  const isUnknown = status === 404 || status === 400;
  const page: PrivatePage<Progress> = {progress: null, fault: isUnknown ? 'unknown' : 'failed'};
  return data(page, {
    // 429: too many visits.
    status: isUnknown ? 404 : status === 429 ? 429 : 502,
    headers: {...PRIVATE_HEADERS, ...(retryAfter && {'Retry-After': retryAfter})},
  });
}
