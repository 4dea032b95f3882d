/** The services that the worker calls. */
export type Upstream = 'storefront' | 'functions';

/** A finished call of an upstream service. */
export interface UpstreamCall {
  to: Upstream;
  /** Milliseconds until the response was read. */
  ms: number;
  /** Null without a response, and where Hydrogen does not say it. */
  status: number | null;
  /** Why the call failed: `http`, `timeout`, `connection`, `unreadable`, `graphql`; absent on success. */
  fault?: string;
}

/** The fault of an error that `fetch` threw. */
export function faultOf(error: unknown): string {
  return error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'connection';
}

export type Health = {status: 'ok' | 'unknown'} | {status: 'failing'; since: string};

export type HealthTracker = ReturnType<typeof createHealthTracker>;

/**
 * The health of upstream services, from the calls that this worker made. All start as unknown. `now` returns epoch
 * milliseconds.
 */
export function createHealthTracker(now: () => number = Date.now) {
  const failingSinceMs = new Map<Upstream, number | null>();
  return {
    record({to, fault}: UpstreamCall): void {
      if (!fault) failingSinceMs.set(to, null);
      else if (typeof failingSinceMs.get(to) !== 'number') failingSinceMs.set(to, now());
    },
    statusOf(upstream: Upstream): Health {
      const since = failingSinceMs.get(upstream);
      if (since === undefined) return {status: 'unknown'};
      if (since === null) return {status: 'ok'};
      return {status: 'failing', since: new Date(since).toISOString()};
    },
  };
}
