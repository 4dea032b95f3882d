import {faultOf, type CallOutcome, type RequestLog} from '~/lib/observability/request-log';

/** The number of timeouts in a row that opens the breaker. */
const TIMEOUTS_TO_OPEN = 3;

/** How long calls are skipped before a trial call is allowed. */
const PAUSE_MS = 5000;

export type Breaker = ReturnType<typeof createBreaker>;

/**
 * A circuit breaker for the whole worker: it spares visitors the timeout of a storefront that doesn't respond. It
 * counts only timeouts: a storefront that fails immediately causes no delay, and recovers immediately. `now` returns
 * epoch milliseconds.
 */
export function createBreaker(now: () => number = Date.now) {
  let timeouts = 0;
  let nextTryAtMs = 0;
  return {
    /** Whether to skip a call. After each pause, one call is allowed. */
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
 * Returns a function that starts a storefront call. Pass the call's result to the function it returns, which updates
 * the log and the breaker. Null while the breaker is open: the call is logged as skipped and must not be made.
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
 * The result of a call by one of Hydrogen's helpers, from the error it threw. Hydrogen includes the HTTP status only in
 * the message, and omits it when the body is HTML.
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
