import type {UpstreamCall, Upstream} from './health';
import {print as printLine, shorten, type Print} from './log';

/** Headers by which the network in front of the worker names a request: Oxygen's own, and everybody else's. */
const ID_HEADERS = ['request-id', 'x-request-id'];

/** A visitor may send these headers too; what is no plain id is not believed. */
const WELL_FORMED_ID = /^[A-Za-z\d][A-Za-z\d_.-]{7,63}$/;

/** How a call ended, told to the function that `begin` gave. */
export type CallOutcome = Pick<UpstreamCall, 'status' | 'fault'>;

/** Follows one request through the worker. */
export interface RequestLog {
  /** Names the request in the log, in the answer's `X-Request-Id` and towards the functions. */
  readonly id: string;
  /** A call of another service begins; the answer is told how it ended. */
  begin(to: Upstream): (outcome: CallOutcome) => void;
  /** Puts the id into the answer and writes the request's line. `findRoute` is asked only when a line is written. */
  finish(response: Response, findRoute: () => string | null): Response;
}

interface WatchOptions {
  /** Whether every request gets a line; else those alone that failed or led nowhere. */
  writesEveryRequest: boolean;
  /** Whether the browser is told how long things took. */
  tellsTimes: boolean;
  /** Hears of every call. */
  onCall?: (call: UpstreamCall) => void;
  print?: Print;
  /** Milliseconds. In a Workers runtime the clock stands still while the processor works, and goes on with every wait. */
  now?: () => number;
}

/**
 * Begins to watch a request. Its line names route, method, path, status, duration until the answer began, and
 * each call of another service. It holds neither query, headers, address nor anything that a visitor wrote: the
 * paths of the shop name works and pages, never a person. The path stands there still encoded.
 */
export function createRequestLog(request: Request, options: WatchOptions): RequestLog {
  const {writesEveryRequest, tellsTimes, onCall, print = printLine, now = Date.now} = options;
  const id = findId(request.headers) ?? crypto.randomUUID();
  const startedAtMs = now();
  const calls: UpstreamCall[] = [];
  let isFinished = false;

  function note(call: UpstreamCall) {
    onCall?.(call);
    if (!isFinished) calls.push(call);
    // A page that is renewed behind the visitor's back, or a document that is written while it leaves.
    else if (writesEveryRequest || call.fault) print({event: 'call', id, ...call}, hasFailed(call));
  }

  return {
    id,
    begin(to) {
      const beganAtMs = now();
      return (outcome) => note({to, ms: now() - beganAtMs, ...outcome});
    },
    finish(response, findRoute) {
      isFinished = true;
      const ms = now() - startedAtMs;
      response.headers.set('X-Request-Id', id);
      if (tellsTimes) response.headers.set('Server-Timing', serverTiming(ms, calls));
      const {status} = response;
      const isFailure = status >= 500 || calls.some(hasFailed);
      if (writesEveryRequest || isFailure || status === 404) {
        print(
          {
            event: status === 404 ? 'not-found' : 'request',
            id,
            route: findRoute(),
            method: request.method,
            path: shorten(new URL(request.url).pathname),
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

function findId(headers: Headers): string | null {
  for (const name of ID_HEADERS) {
    const id = headers.get(name);
    if (id && WELL_FORMED_ID.test(id)) return id;
  }
  return null;
}

/** https://www.w3.org/TR/server-timing/ */
function serverTiming(ms: number, calls: readonly UpstreamCall[]): string {
  const timings = [...calls.map((call) => ({name: call.to, ms: call.ms})), {name: 'total', ms}];
  return timings.map(({name, ms: duration}) => `${name};dur=${duration}`).join(', ');
}
