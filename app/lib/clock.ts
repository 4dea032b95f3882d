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

/** The shop's present instant in epoch milliseconds, on the server, whose own clock is right. */
export function shopNowMs(offsetMs: number): number {
  return Date.now() + offsetMs;
}

/** Where the shop tells the time; see `routes/api.time.tsx`. */
const TIME_ADDRESS = '/api/time';

/** The shop's present instant in epoch milliseconds, for a browser, whose own clock may be wrong. Rejects without an answer. */
export async function askShopNowMs(): Promise<number> {
  const response = await fetch(TIME_ADDRESS, {cache: 'no-store'});
  const nowMs = Number(await response.text());
  if (!response.ok || !(nowMs > 0)) throw new Error('The shop did not tell the time');
  return nowMs;
}
