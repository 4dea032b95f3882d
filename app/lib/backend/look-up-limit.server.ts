import {networkOf} from '#contracts/security/network';
import {isLookUpLimitOn} from '~/lib/env.server';
import type {CallContext} from './functions.server';

/** More keys than this start a new count, to keep the memory small. */
const MAX_KEYS = 10_000;

/**
 * Limits how often a network may do something. Counts in this worker's memory: Oxygen runs several workers, so the
 * limit is approximate. Each `what` has its own count.
 */
export function createNetworkLimit(
  {max, windowMs}: {max: number; windowMs: number},
  now: () => number = Date.now,
) {
  const counts = new Map<string, number>();
  let counted = 0;

  function currentCount(key: string): number {
    const current = Math.floor(now() / windowMs);
    if (current !== counted || counts.size >= MAX_KEYS) counts.clear();
    counted = current;
    return counts.get(key) ?? 0;
  }

  return {
    /** Whether the network is below its limit. */
    isOpen: (address: string | null, what = '') => currentCount(keyOf(address, what)) < max,
    count(address: string | null, what = '') {
      const key = keyOf(address, what);
      counts.set(key, currentCount(key) + 1);
    },
  };
}

function keyOf(address: string | null, what: string): string {
  return `${what} ${networkOf(address) ?? 'unknown'}`;
}

/** The `Retry-After` value above the limit of look-ups, in seconds. */
export const RETRY_AFTER = '60';

/** More than a person makes in a minute, fewer than a script that guesses numbers. */
const lookUps = createNetworkLimit({max: 60, windowMs: 60_000});

/**
 * Counts a look-up, so that a flood of made-up numbers causes no function calls. Returns whether it's allowed. The
 * functions' own limits apply across all workers.
 */
export function mayLookUp({env, buyerIp}: CallContext, name: string): boolean {
  const isAllowed = lookUps.isOpen(buyerIp, name);
  lookUps.count(buyerIp, name);
  return isAllowed || !isLookUpLimitOn(env);
}
