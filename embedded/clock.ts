import {OperatorError} from '../store/operator-error';

/** Returns the current instant. Passed in wherever the time is needed, so that tests and `SHOP_CLOCK` can set it. */
export type Clock = () => Date;

/**
 * A clock that starts at `startsAt` and runs at the usual speed; the system's clock when `startsAt` is undefined.
 * Throws when `startsAt` is not an ISO instant.
 */
export function createClock(startsAt: string | undefined): Clock {
  const offsetMs = clockOffsetMs(startsAt);
  return () => new Date(Date.now() + offsetMs);
}

/**
 * Milliseconds between the system's clock and a clock that starts at `startsAt` now; 0 when it is undefined or empty.
 */
export function clockOffsetMs(startsAt: string | undefined): number {
  if (!startsAt) return 0;
  const start = Date.parse(startsAt);
  if (Number.isNaN(start)) {
    throw new OperatorError(`SHOP_CLOCK is not an ISO instant: ${startsAt}`);
  }
  return start - Date.now();
}
