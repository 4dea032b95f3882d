/**
 * Whether the forms' limits against abuse (rates, minimum time to fill) are enforced. One object, shared by all its
 * readers.
 */
export interface AbuseLimits {
  enabled: boolean;
}
