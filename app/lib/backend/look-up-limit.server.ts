/** Look-ups of one network per minute, which a person does not reach and a script that tries numbers does. */
const PER_MINUTE = 60;

/** What `Retry-After` says above the limit, in seconds. */
export const RETRY_AFTER = '60';

/** Functions whose pages anybody may open with any number or token. */
type LookUp = 'certificate' | 'commission-status' | 'newsletter-confirm';

/**
 * Counts look-ups by function and network, in this worker's memory, so that a flood of made-up numbers costs no call of a function.
 * Returns whether one more may be made. The functions' own limits are for all workers.
 */
export function createLookUpLimit(now: () => number = Date.now) {
  const counts = new Map<string, number>();
  let minute = 0;
  return (name: LookUp, address: string | null): boolean => {
    const current = Math.floor(now() / 60_000);
    if (current !== minute) counts.clear();
    minute = current;
    const key = `${name} ${networkOf(address)}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= PER_MINUTE;
  };
}

/** Of an IPv6 address the first groups, which one household shares. */
function networkOf(address: string | null): string {
  return address?.includes(':') ? address.split(':').slice(0, 4).join(':') : (address ?? '');
}

export const mayLookUp = createLookUpLimit();
