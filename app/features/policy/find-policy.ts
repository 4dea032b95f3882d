import {
  PRIVACY_POLICY,
  RETURNS_POLICY,
  SHIPPING_POLICY,
  TERMS_POLICY,
  type Policy,
} from '~/content/policies';

const POLICIES = [SHIPPING_POLICY, RETURNS_POLICY, PRIVACY_POLICY, TERMS_POLICY];

/** The policy of that handle; shipping for any other value, as the specification says. */
export function findPolicy(handle: string | undefined): Policy {
  return POLICIES.find((policy) => policy.handle === handle) ?? SHIPPING_POLICY;
}
