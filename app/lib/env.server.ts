/** The environment variables that every page needs. */
const REQUIRED = ['PUBLIC_STORE_DOMAIN', 'PUBLIC_STOREFRONT_API_TOKEN'] as const;

/** Throws an error that lists all missing variables. `.env.example` explains them. */
export function assertEnv(env: Env): void {
  const missing = REQUIRED.filter((name) => !env[name]);
  if (missing.length > 0) throw new Error(`Missing environment variables: ${missing.join(', ')}`);
}

/**
 * Whether pages and queries may be cached: true unless `SHOP_CACHE=off`, which the embedded backend's test controls
 * set.
 */
export function isCacheOn(env: Env): boolean {
  return env.SHOP_CACHE !== 'off';
}

/** Whether to log every request: true unless `LOG_REQUESTS=off`, which `npm start` sets. Failures are always logged. */
export function writesEveryRequest(env: Env): boolean {
  return env.LOG_REQUESTS !== 'off';
}

/** Whether the service worker caches products: true unless `SHOP_SERVICE_WORKER=off`, which also deletes its caches. */
export function isServiceWorkerOn(env: Env): boolean {
  return env.SHOP_SERVICE_WORKER !== 'off';
}

/**
 * Whether assistants' requests are limited: true unless `SHOP_ASSISTANT_LIMIT=off`, which the embedded backend's test
 * controls set.
 */
export function isAssistantLimitOn(env: Env): boolean {
  return env.SHOP_ASSISTANT_LIMIT !== 'off';
}

/** The timeout of an upstream call: `limitMs`, or `SHOP_TIMEOUT_MS` if that is shorter, as in timeout tests. */
export function timeoutMs(env: Env, limitMs: number): number {
  const shortest = Number(env.SHOP_TIMEOUT_MS ?? 0);
  return shortest > 0 ? Math.min(shortest, limitMs) : limitMs;
}

/** `SHOP_CLOCK_OFFSET_MS` as a number; 0 when it isn't set or isn't a number. */
export function clockOffsetMs(env: Env): number {
  const offset = Number(env.SHOP_CLOCK_OFFSET_MS ?? 0);
  return Number.isFinite(offset) ? offset : 0;
}
