import {networkOf} from '#contracts/security/network';

/** More networks than this start a new count, to keep the memory small. */
const MAX_NETWORKS = 10_000;

/**
 * Limits how often a network may do something that calls no function. (The functions count in the database.) Counts in
 * this worker's memory: Oxygen runs several workers, so the limit is approximate. Visitors without a known IP address
 * count as one network.
 */
export function createNetworkLimit(
  {max, windowMs}: {max: number; windowMs: number},
  now: () => number = Date.now,
) {
  const counts = new Map<string | null, number>();
  let window = 0;

  function countOf(network: string | null): number {
    const current = Math.floor(now() / windowMs);
    if (current !== window || counts.size >= MAX_NETWORKS) counts.clear();
    window = current;
    return counts.get(network) ?? 0;
  }

  return {
    /** Whether the network is below its limit. */
    isOpen: (ipAddress: string | null) => countOf(networkOf(ipAddress)) < max,
    count(ipAddress: string | null) {
      const network = networkOf(ipAddress);
      counts.set(network, countOf(network) + 1);
    },
  };
}
