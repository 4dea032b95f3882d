import {createContext, useContext} from 'react';

/**
 * Milliseconds between the system's time and the shop's. Zero in production; `SHOP_CLOCK` of the embedded backend sets
 * it on server and browser, so that a launch can be tested ahead of time.
 */
export const ClockOffsetContext = createContext(0);

/** The offset to add to every clock reading in a component; see `ClockOffsetContext`. */
export function useClockOffsetMs(): number {
  return useContext(ClockOffsetContext);
}

/** The shop's current time in epoch milliseconds. For the server, where the clock is right. */
export function shopNowMs(offsetMs: number): number {
  return Date.now() + offsetMs;
}
