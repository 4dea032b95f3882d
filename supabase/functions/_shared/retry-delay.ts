const MIN_RETRY_DELAY_MS = 2000;
const MAX_RETRY_DELAY_MS = 60 * 60 * 1000;

/**
 * The pause before another attempt, in milliseconds: from two seconds to an hour, doubling each time, with up to 20%
 * jitter, so that failures of one outage aren't all retried at once.
 */
export function retryDelayMs(attempts: number): number {
  const doubled = MIN_RETRY_DELAY_MS * 2 ** Math.min(attempts - 1, 20);
  return Math.min(doubled, MAX_RETRY_DELAY_MS) * (1 + Math.random() / 5);
}
