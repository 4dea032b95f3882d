import type {FunctionRefusal} from '~/lib/backend/functions.server';

/** Headers of a page that a mail links to: it is cached and indexed nowhere, and no other page is told its address. */
export const PRIVATE_HEADERS = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  // A post from the page keeps its `Origin`, which `no-referrer` would take.
  'Referrer-Policy': 'strict-origin',
};

/** Why there is nothing to show: nobody knows the link (any more), or the function did not say. */
export type LinkFault = 'unknown' | 'failed';

/** A token that is none is refused with 400. */
export function linkFault(refusal: FunctionRefusal | null): LinkFault {
  return refusal?.status === 404 || refusal?.status === 400 ? 'unknown' : 'failed';
}

/** The status of its page: 429 above the limit of visits. */
export function linkStatus(refusal: FunctionRefusal | null): number {
  if (refusal?.status === 429) return 429;
  return linkFault(refusal) === 'unknown' ? 404 : 502;
}
