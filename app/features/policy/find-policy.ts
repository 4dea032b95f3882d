import type {ServerWords} from '~/words';
import {
  measuredPrivacyPolicy,
  privacyPolicy,
  returnsPolicy,
  shippingPolicy,
  termsPolicy,
  type Policy,
} from '~/content/policies';

const HANDLES = ['shipping', 'returns', 'privacy', 'terms'];

export const POLICY_PATHS = HANDLES.map((handle) => `/pages/${handle}`);

export function isPolicyHandle(handle = ''): boolean {
  return HANDLES.includes(handle);
}

/**
 * The policy with that handle, or shipping for any other value (specification). The privacy policy depends on whether
 * analytics are configured.
 */
export function findPolicy(
  words: ServerWords,
  handle: string | undefined,
  {isMeasured}: {isMeasured: boolean},
): Policy {
  switch (handle) {
    case 'returns':
      return returnsPolicy(words);
    case 'privacy':
      return isMeasured ? measuredPrivacyPolicy(words) : privacyPolicy(words);
    case 'terms':
      return termsPolicy(words);
    default:
      return shippingPolicy(words);
  }
}
