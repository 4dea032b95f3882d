/** Whether the forms' limits against abuse (rates, minimum time to fill in) apply. All readers share one object. */
export interface AbuseLimits {
  enabled: boolean;
}
