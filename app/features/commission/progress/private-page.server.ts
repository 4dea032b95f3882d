import {data} from '@shopify/remix-oxygen';
import type {FunctionResult} from '~/lib/backend/functions.server';
import {PRIVATE_HEADERS} from '~/lib/requests/private-headers';

/** Why there is nothing to show: nobody knows the link, the request is closed, or the function did not say. */
export type LinkFault = 'unknown' | 'closed' | 'failed';

interface PrivatePage<Progress> {
  progress: Progress | null;
  fault: LinkFault | null;
}

/** The response of a private page's loader: how far the painting is, or why that can't be shown. */
export function respondPrivate<Progress>(result: FunctionResult<{progress: Progress | null}>) {
  if (result.ok) {
    const {progress} = result.reply;
    const page: PrivatePage<Progress> = {progress, fault: progress ? null : 'closed'};
    return data(page, {headers: PRIVATE_HEADERS});
  }
  const {status, retryAfter} = result.refusal ?? {};
  // A malformed token is refused with 400.
  const isUnknown = status === 404 || status === 400;
  const page: PrivatePage<Progress> = {progress: null, fault: isUnknown ? 'unknown' : 'failed'};
  return data(page, {
    // 429: too many visits.
    status: isUnknown ? 404 : status === 429 ? 429 : 502,
    headers: {...PRIVATE_HEADERS, ...(retryAfter && {'Retry-After': retryAfter})},
  });
}
