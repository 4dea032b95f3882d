import {createContext, useContext} from 'react';

/**
 * Milliseconds between system time and shop time. Zero in production. The embedded backend's `SHOP_CLOCK` sets it on
 * the server and in the browser, so that a launch can be tested ahead of time.
 */
export const ClockOffsetContext = createContext(0);

/** The offset to add to every clock reading in a component. See `ClockOffsetContext`. */
export function useClockOffsetMs(): number {
  return useContext(ClockOffsetContext);
}

/** The shop's current time in epoch milliseconds. For the server, whose clock is right. */
export function shopNowMs(offsetMs: number): number {
  return Date.now() + offsetMs;
}
