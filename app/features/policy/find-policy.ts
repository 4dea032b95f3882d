import type {ServerWords} from '~/words';
import {
  privacyPolicy,
  returnsPolicy,
  shippingPolicy,
  termsPolicy,
  type Policy,
} from '~/content/policies';

const POLICIES = {
  shipping: shippingPolicy,
  returns: returnsPolicy,
  privacy: privacyPolicy,
  terms: termsPolicy,
};

export const POLICY_PATHS = Object.keys(POLICIES).map((handle) => `/pages/${handle}`);

export function isPolicyHandle(handle = ''): handle is keyof typeof POLICIES {
  return Object.hasOwn(POLICIES, handle);
}

/** The policy with that handle, or shipping for any other value (specification). */
export function findPolicy(
  words: ServerWords,
  handle: string | undefined,
  settings: {isMeasured: boolean},
): Policy {
  return POLICIES[isPolicyHandle(handle) ? handle : 'shipping'](words, settings);
}
