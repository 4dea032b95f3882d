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
export function faultOf(error: unknown): string {
  return error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'connection';
}
