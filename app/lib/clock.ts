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

/** The resource route of the shop's time; see `routes/api.time.tsx`. */
const TIME_PATH = '/api/time';

/**
 * The shop's current time in epoch milliseconds. For the browser, where the clock may be wrong. Rejects when the
 * request fails.
 */
export async function fetchShopNowMs(): Promise<number> {
  const response = await fetch(TIME_PATH, {cache: 'no-store'});
  const nowMs = Number(await response.text());
  if (!response.ok || !(nowMs > 0)) throw new Error('The shop did not tell the time');
  return nowMs;
}
