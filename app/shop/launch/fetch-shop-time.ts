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
