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

export type TraceCall = ReturnType<typeof createCallTracer>;

/**
 * Returns a function that makes a storefront call, and passes its outcome to the log and the breaker. While the breaker
 * is open, it makes no call and rejects with a `TimeoutError`, as for a storefront that doesn't respond.
 */
export function createCallTracer(requestLog: RequestLog, breaker: Breaker | null) {
  return async <Result>(
    call: () => Promise<Result>,
    outcomeOf: (result: Result) => CallOutcome = () => ({status: 200}),
  ): Promise<Result> => {
    const end = requestLog.begin('storefront');
    if (breaker?.shouldSkip()) {
      end({status: null, fault: 'skipped'});
      throw new DOMException('Skipped by the breaker', 'TimeoutError');
    }
    function finish(outcome: CallOutcome) {
      breaker?.record(outcome.fault === 'timeout');
      end(outcome);
    }
    try {
      const result = await call();
      finish(outcomeOf(result));
      return result;
    } catch (error) {
      finish(outcomeOfThrown(error));
      throw error;
    }
  };
}

/**
 * The outcome of a call, from the error that `fetch` or one of Hydrogen's helpers threw. Hydrogen includes the HTTP
 * status only in the message, and omits it when the body is HTML.
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
