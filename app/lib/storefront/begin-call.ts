import {faultOf} from '~/lib/observability/health';
import type {CallOutcome, RequestLog} from '~/lib/observability/request-log';
import type {Breaker} from './breaker';

/**
 * Begins a storefront call. Call the returned function with its result: log, health and breaker learn of it. Null while the
 * breaker is open: the call is logged as skipped, and must not be made.
 */
export type BeginCall = () => ((outcome: CallOutcome) => void) | null;

interface CallCounters {
  requestLog: RequestLog;
  /** Null to make every call. */
  breaker: Breaker | null;
}

export function createBeginCall({requestLog, breaker}: CallCounters): BeginCall {
  return () => {
    const end = requestLog.begin('storefront');
    if (breaker?.shouldSkip()) {
      end({status: null, fault: 'skipped'});
      return null;
    }
    return (outcome) => {
      breaker?.record(outcome.fault === 'timeout');
      end(outcome);
    };
  };
}

/**
 * The result of a call by a helper of Hydrogen, from what it threw. Hydrogen has the HTTP status in the message alone, and for
 * a body of HTML nowhere.
 */
export function outcomeOfThrown(error: unknown): CallOutcome {
  const message = error instanceof Error ? error.message : '';
  const status = /API response error: (\d{3})/.exec(message)?.[1];
  if (status) return {status: Number(status), fault: 'http'};
  const hasResponded = message.startsWith('[h2:error:storefront.');
  return {status: null, fault: hasResponded ? 'http' : faultOf(error)};
}
