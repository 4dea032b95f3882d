import {
  MEASURED_PRIVACY_POLICY,
  PRIVACY_POLICY,
  RETURNS_POLICY,
  SHIPPING_POLICY,
  TERMS_POLICY,
  type Policy,
} from '~/content/policies';

const POLICIES = [SHIPPING_POLICY, RETURNS_POLICY, PRIVACY_POLICY, TERMS_POLICY];

/** Their own addresses, at which they are to be found. */
export const POLICY_PATHS = POLICIES.map(({handle}) => `/pages/${handle}`);

/** Whether a handle is a policy's own. */
export function isPolicyHandle(handle: string | undefined): boolean {
  return POLICIES.some((policy) => policy.handle === handle);
}

/** The policy of that handle; shipping for any other value, as the specification says. Privacy depends on whether the shop measures. */
export function findPolicy(
  handle: string | undefined,
  {isMeasured}: {isMeasured: boolean},
): Policy {
  const policy = POLICIES.find((policy) => policy.handle === handle) ?? SHIPPING_POLICY;
  return isMeasured && policy === PRIVACY_POLICY ? MEASURED_PRIVACY_POLICY : policy;
}
