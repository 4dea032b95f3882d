import {faultOf, type CallOutcome, type RequestLog} from '~/lib/observability/request-log';

export type TraceCall = ReturnType<typeof createCallTracer>;

/** Returns a function that makes a storefront call and passes its outcome to the log. */
export function createCallTracer(requestLog: RequestLog) {
  return async <Result>(
    call: () => Promise<Result>,
    outcomeOf: (result: Result) => CallOutcome = () => ({status: 200}),
  ): Promise<Result> => {
    const end = requestLog.begin('storefront');
    try {
      const result = await call();
      end(outcomeOf(result));
      return result;
    } catch (error) {
      end(outcomeOfThrown(error));
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
