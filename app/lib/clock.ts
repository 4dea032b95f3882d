import {createContext, useContext} from 'react';

/**
 * Milliseconds between the system's time and the shop's. Zero in production; `SHOP_CLOCK` of the embedded backend sets
 * it, for server and browser alike, so that a launch can be tried before its day.
 */
export const ClockOffsetContext = createContext(0);

/** The offset that every reading of the time in a component must add; see `ClockOffsetContext`. */
export function useClockOffsetMs(): number {
  return useContext(ClockOffsetContext);
}

/** The shop's present instant in epoch milliseconds. */
export function shopNowMs(offsetMs: number): number {
  return Date.now() + offsetMs;
}
