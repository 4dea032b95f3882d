const HOUR_MS = 3_600_000;

/** More networks than this in an hour start a new count, to keep the memory small. */
const MAX_NETWORKS = 10_000;

/**
 * Limits how often a network may do something in an hour. Counts in this worker's memory: Oxygen runs several workers,
 * so the limit is approximate.
 */
export function createVisitorCounter(mostPerHour: number, now = Date.now) {
  const counts = new Map<string, number>();
  let hour = 0;

  function countOf(network: string): number {
    const current = Math.floor(now() / HOUR_MS);
    if (current !== hour || counts.size >= MAX_NETWORKS) counts.clear();
    hour = current;
    return counts.get(network) ?? 0;
  }

  return {
    /** Whether this visitor's network has anything left this hour. */
    isOpen: (buyerIp: string | null) => countOf(networkOf(buyerIp)) < mostPerHour,
    count(buyerIp: string | null) {
      const network = networkOf(buyerIp);
      counts.set(network, countOf(network) + 1);
    },
  };
}

/** An IPv4 address, or the first four groups of an IPv6 address, which a household shares. */
function networkOf(buyerIp: string | null): string {
  return buyerIp?.split(':').slice(0, 4).join(':') ?? 'unknown';
}
