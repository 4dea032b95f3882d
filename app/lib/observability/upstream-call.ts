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
