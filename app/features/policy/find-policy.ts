import {
  MEASURED_PRIVACY_POLICY,
  PRIVACY_POLICY,
  RETURNS_POLICY,
  SHIPPING_POLICY,
  TERMS_POLICY,
  type Policy,
} from '~/content/policies';

const POLICIES = [SHIPPING_POLICY, RETURNS_POLICY, PRIVACY_POLICY, TERMS_POLICY];

export const POLICY_PATHS = POLICIES.map(({handle}) => `/pages/${handle}`);

export function isPolicyHandle(handle: string | undefined): boolean {
  return POLICIES.some((policy) => policy.handle === handle);
}

/**
 * The policy with that handle; shipping for any other value (specification). The privacy policy depends on whether
 * analytics are configured.
 */
export function findPolicy(
  handle: string | undefined,
  {isMeasured}: {isMeasured: boolean},
): Policy {
  const policy = POLICIES.find((policy) => policy.handle === handle) ?? SHIPPING_POLICY;
  return isMeasured && policy === PRIVACY_POLICY ? MEASURED_PRIVACY_POLICY : policy;
}
