/** The variables without which the shop cannot answer a single page. */
const REQUIRED = ['PUBLIC_STORE_DOMAIN', 'PUBLIC_STOREFRONT_API_TOKEN'] as const;

/** Throws an error that names every required variable that is missing; `.env.example` says what each is for. */
export function assertEnv(env: Env): void {
  const missing = REQUIRED.filter((name) => !env[name]);
  if (missing.length > 0) throw new Error(`Missing environment variables: ${missing.join(', ')}`);
}

/** Whether pages and queries may be cached: yes unless `SHOP_CACHE=off`, which the test controls of the embedded backend set. */
export function isCacheOn(env: Env): boolean {
  return env.SHOP_CACHE !== 'off';
}

/** Whether every request gets a line in the log: yes unless `LOG_REQUESTS=off`, which `npm start` sets; failures always get theirs. */
export function writesEveryRequest(env: Env): boolean {
  return env.LOG_REQUESTS !== 'off';
}

/** Whether browsers keep works for when they are offline: yes unless `SHOP_SERVICE_WORKER=off`, which also takes back what they keep. */
export function isServiceWorkerOn(env: Env): boolean {
  return env.SHOP_SERVICE_WORKER !== 'off';
}

/** How long to wait for another service: `limitMs`, or `SHOP_TIMEOUT_MS` where that is shorter, as in tests of silence. */
export function timeoutMs(env: Env, limitMs: number): number {
  const shortest = Number(env.SHOP_TIMEOUT_MS ?? 0);
  return shortest > 0 ? Math.min(shortest, limitMs) : limitMs;
}

/** `SHOP_CLOCK_OFFSET_MS` as a number; 0 when it is unset or not a number. */
export function clockOffsetMs(env: Env): number {
  const offset = Number(env.SHOP_CLOCK_OFFSET_MS ?? 0);
  return Number.isFinite(offset) ? offset : 0;
}
