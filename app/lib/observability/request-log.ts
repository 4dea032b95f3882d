import {withoutToken} from '~/lib/requests/private-pages';
import {print as printLine, truncate, type Print} from './log';

/** The services that the worker calls. */
export type Upstream = 'storefront' | 'functions';

/** A finished call of an upstream service. */
export interface UpstreamCall {
  to: Upstream;
  /** Milliseconds until the response had been read. */
  ms: number;
  /** Null without a response, or when Hydrogen doesn't report it. */
  status: number | null;
  /** Why the call failed; absent on success. */
  fault?: string;
}

/** The reason for an error that `fetch` threw. */
export function faultOf(error: unknown): 'timeout' | 'connection' {
  return error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'connection';
}

/** The result of a call, which the caller passes to the function that `begin` returns. */
export type CallOutcome = Pick<UpstreamCall, 'status' | 'fault'>;

export type RequestLog = ReturnType<typeof createRequestLog>;

interface RequestLogOptions {
  /** Whether to log every request, or only failures and 404s. */
  writesEveryRequest: boolean;
  print?: Print;
  /** In milliseconds. In a Workers runtime, the clock advances only with I/O. */
  now?: () => number;
}

/**
 * Starts the log of a request. Its line has the method, path, status, the time until the response began, and
 * each upstream call. It has no query, headers, IP address or visitor input: the shop's paths name products and pages,
 * never a person, and the log omits the token of a private page. Paths are logged percent-encoded.
 */
export function createRequestLog(request: Request, options: RequestLogOptions) {
  const {writesEveryRequest, print = printLine, now = Date.now} = options;
  // Generated here: a visitor's own id could end up in the page cache, and so in other visitors' responses.
  const id = crypto.randomUUID();
  const startedAtMs = now();
  const calls: UpstreamCall[] = [];
  let isFinished = false;

  function record(call: UpstreamCall) {
    if (!isFinished) calls.push(call);
    // Background revalidation, or a document that is still streaming.
    else if (writesEveryRequest || call.fault) print({event: 'call', id, ...call}, hasFailed(call));
  }

  return {
    /** The request's id in the log, in the response's `X-Request-Id` header and in requests to the functions. */
    id,
    /** Starts an upstream call. Call the returned function with the result. */
    begin(to: Upstream) {
      const beganAtMs = now();
      return (outcome: CallOutcome) => record({to, ms: now() - beganAtMs, ...outcome});
    },
    /** Adds the id to the response and writes the request's line. */
    finish(response: Response): Response {
      isFinished = true;
      const ms = now() - startedAtMs;
      response.headers.set('X-Request-Id', id);
      const {status} = response;
      const isFailure = status >= 500 || calls.some(hasFailed);
      if (writesEveryRequest || isFailure || status === 404) {
        print(
          {
            event: status === 404 ? 'not-found' : 'request',
            id,
            method: request.method,
            path: truncate(withoutToken(new URL(request.url).pathname)),
            status,
            ms,
            ...(calls.length > 0 && {calls}),
          },
          isFailure,
        );
      }
      return response;
    },
  };
}

function hasFailed({fault}: UpstreamCall): boolean {
  return fault !== undefined;
}
