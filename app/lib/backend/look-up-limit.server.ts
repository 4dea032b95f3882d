/**
 * The maximum number of look-ups per network and minute: more than a person makes, fewer than a script that guesses
 * numbers.
 */
const PER_MINUTE = 60;

/** The `Retry-After` value above the limit, in seconds. */
export const RETRY_AFTER = '60';

/** Functions whose pages anyone can open with any number or token, and the catalogue for assistants. */
type LookUp =
  'catalogue' | 'certificate' | 'commission-status' | 'hold-page' | 'newsletter-confirm';

/**
 * Counts look-ups by function and network in this worker's memory, so that a flood of made-up numbers causes no
 * function calls. Returns whether another look-up is allowed. The functions' own limits apply across all workers.
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

/** The first groups of an IPv6 address, which a household shares. */
function networkOf(address: string | null): string {
  return address?.includes(':') ? address.split(':').slice(0, 4).join(':') : (address ?? '');
}

export const mayLookUp = createLookUpLimit();
