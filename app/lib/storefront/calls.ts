import {faultOf} from '~/lib/observability/upstream-call';
import type {CallOutcome, RequestLog} from '~/lib/observability/request-log';

/** The number of timeouts in a row that opens the breaker. */
const TIMEOUTS_TO_OPEN = 3;

/** How long calls are skipped before one is let through as a trial. */
const PAUSE_MS = 5000;

export type Breaker = ReturnType<typeof createBreaker>;

/**
 * A circuit breaker for the whole worker: it spares visitors the timeout of a storefront that does not respond. It counts
 * timeouts only: a storefront that fails at once causes no delay, and recovers for everybody at once. `now` returns epoch
 * milliseconds.
 */
export function createBreaker(now: () => number = Date.now) {
  let timeouts = 0;
  let nextTryAtMs = 0;
  return {
    /** Whether to skip a call. After each pause one call is let through. */
    shouldSkip(): boolean {
      if (timeouts < TIMEOUTS_TO_OPEN) return false;
      if (now() < nextTryAtMs) return true;
      nextTryAtMs = now() + PAUSE_MS;
      return false;
    },
    record(timedOut: boolean): void {
      timeouts = timedOut ? timeouts + 1 : 0;
      if (timedOut) nextTryAtMs = now() + PAUSE_MS;
    },
  };
}

export type StartCall = ReturnType<typeof createCallTracer>;

/**
 * Returns a function that begins a storefront call. Call what that returns with the call's result: log and breaker
 * learn of it. Null while the breaker is open: the call is logged as skipped, and must not be made.
 */
export function createCallTracer(requestLog: RequestLog, breaker: Breaker | null) {
  return () => {
    const end = requestLog.begin('storefront');
    if (breaker?.shouldSkip()) {
      end({status: null, fault: 'skipped'});
      return null;
    }
    return (outcome: CallOutcome) => {
      breaker?.record(outcome.fault === 'timeout');
      end(outcome);
    };
  };
}

/**
 * The result of a call by a helper of Hydrogen, from what it threw. Hydrogen has the HTTP status in the message only, and for
 * a body of HTML nowhere.
 */
export function outcomeOfThrown(error: unknown): CallOutcome {
  const message = error instanceof Error ? error.message : '';
  const status = /API response error: (\d{3})/.exec(message)?.[1];
  const hasResponded = message.startsWith('[h2:error:storefront.');
  return {
    status: status ? Number(status) : null,
    fault: hasResponded ? 'http' : faultOf(error),
  };
}
