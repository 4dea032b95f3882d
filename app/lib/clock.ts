/**
 * The shop's current time in epoch milliseconds. For the server, whose clock is right. `offsetMs` is zero in production;
 * the embedded backend's `SHOP_CLOCK` sets it, so that a launch can be tested ahead of time.
 */
export function shopNowMs(offsetMs: number): number {
  return Date.now() + offsetMs;
}
