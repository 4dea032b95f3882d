/** Whether the forms' limits against abuse (rates, minimum time to fill) count. One object is shared by all who ask. */
export interface AbuseLimits {
  enabled: boolean;
}
