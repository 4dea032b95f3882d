const HOUR_MS = 3_600_000;

/** More networks than this in an hour start a new count, so that the memory stays small. */
const MAX_NETWORKS = 10_000;

/**
 * Counts what one network may do a few times an hour. It counts in this worker's memory: Oxygen runs several, so the limit is
 * one of order, not exact.
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
    /** Whether this visitor's network has anything left in this hour. */
    isOpen: (buyerIp: string | null) => countOf(networkOf(buyerIp)) < mostPerHour,
    count(buyerIp: string | null) {
      const network = networkOf(buyerIp);
      counts.set(network, countOf(network) + 1);
    },
  };
}

/** An IPv4 address, or the first four groups of an IPv6 one: a household has all addresses below them. */
function networkOf(buyerIp: string | null): string {
  return buyerIp?.split(':').slice(0, 4).join(':') ?? 'unknown';
}
