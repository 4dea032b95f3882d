/** What the worker asks others for. */
export type Upstream = 'storefront' | 'functions' | 'storage';

/** A call of somebody else's service, as it ended. */
export interface UpstreamCall {
  to: Upstream;
  /** Milliseconds until the response was read. */
  ms: number;
  /** Null when no response came. */
  status: number | null;
  /** Why it counts as failed: `http`, `timeout`, `connection`, `unreadable`, `graphql`; absent when it does not. */
  fault?: string;
}

/** Why `fetch` threw, as a call's fault. */
export function faultOf(error: unknown): string {
  return error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'connection';
}

export type Health = {status: 'ok' | 'unknown'} | {status: 'failing'; since: string};

/** What this worker remembers of those it depends on, from the calls that it made anyway. */
export interface HealthMemory {
  note(call: UpstreamCall): void;
  of(upstream: Upstream): Health;
}

/** A memory in which nothing is known yet. `now` gives epoch milliseconds. */
export function createHealthMemory(now: () => number = Date.now): HealthMemory {
  const failingSinceMs = new Map<Upstream, number | null>();
  return {
    note({to, fault}) {
      if (!fault) failingSinceMs.set(to, null);
      else if (typeof failingSinceMs.get(to) !== 'number') failingSinceMs.set(to, now());
    },
    of(upstream) {
      const since = failingSinceMs.get(upstream);
      if (since === undefined) return {status: 'unknown'};
      if (since === null) return {status: 'ok'};
      return {status: 'failing', since: new Date(since).toISOString()};
    },
  };
}
