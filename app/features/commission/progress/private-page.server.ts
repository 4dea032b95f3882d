import type {FunctionRefusal} from '~/lib/backend/functions.server';

/** Why there is nothing to show: nobody knows the link, the request is closed, or the function did not say. */
export type LinkFault = 'unknown' | 'closed' | 'failed';

/** A token that is none is refused with 400. */
export function linkFault(refusal: FunctionRefusal | null): LinkFault {
  return refusal?.status === 404 || refusal?.status === 400 ? 'unknown' : 'failed';
}

/** The status of its page: 429 above the limit of visits. */
export function linkStatus(refusal: FunctionRefusal | null): number {
  if (refusal?.status === 429) return 429;
  return linkFault(refusal) === 'unknown' ? 404 : 502;
}
