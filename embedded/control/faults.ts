import {setTimeout as wait} from 'node:timers/promises';
import {z} from 'zod';
import {DropConnection} from '../http';

const MAX_DELAY_MS = 120_000;

/**
 * One configured failure. Its fields combine: first the delay, then the drop or the response.
 */
export const faultSchema = z.strictObject({
  /** `storefront` is every request to the Storefront API, `cart` its cart mutations only. */
  target: z.enum(['storefront', 'cart', 'functions', 'storage', 'mail']),
  /** Responds with this HTTP status, and Shopify's body for it unless `body` is given. */
  status: z.number().int().min(200).max(599).optional(),
  /** Responds with exactly this text; status 200 unless given. */
  body: z.string().optional(),
  /** Responds with GraphQL errors of these messages and no data. */
  graphqlErrors: z.array(z.string()).min(1).optional(),
  /** Responds to a cart mutation with no cart and user errors of these messages. */
  userErrors: z.array(z.string()).min(1).optional(),
  /** Sets the checkout URL of a cart mutation's real response to null. */
  checkoutUrl: z.null().optional(),
  /** Delays everything else. */
  delayMs: z.number().int().min(0).max(MAX_DELAY_MS).optional(),
  /** Closes the connection without a response. */
  drop: z.literal(true).optional(),
  /** Applies to this number of requests, then no more. */
  times: z.number().int().min(1).optional(),
});

export type Fault = z.infer<typeof faultSchema>;
type Target = Fault['target'];

export interface Faults {
  replace(faults: readonly Fault[]): void;
  /**
   * Runs the faults for one of the targets, in the order configured, up to the first that replaces the response, and
   * returns that. Otherwise the response of `handle`. `run` runs a fault as the target knows it.
   */
  respond(
    targets: readonly Target[],
    handle: () => Promise<Response>,
    run?: typeof runFault,
  ): Promise<Response>;
}

/** Stores the configured faults; none at first. */
export function createFaults(): Faults {
  let entries: {fault: Fault; timesLeft: number}[] = [];
  return {
    replace(faults) {
      entries = faults.map((fault) => ({fault, timesLeft: fault.times ?? Infinity}));
    },
    async respond(targets, handle, run = runFault) {
      for (const entry of entries) {
        if (entry.timesLeft === 0 || !targets.includes(entry.fault.target)) continue;
        entry.timesLeft -= 1;
        const instead = await run(entry.fault);
        if (instead) return instead;
      }
      return handle();
    },
  };
}

/**
 * Runs the parts of a fault that are the same for every target. Returns the response that replaces the real one, or
 * null when it is not replaced. Throws `DropConnection` when the connection is to be closed.
 */
export async function runFault(fault: Fault): Promise<Response | null> {
  const {delayMs, drop, body, graphqlErrors, status} = fault;
  if (delayMs !== undefined) await wait(delayMs);
  if (drop) throw new DropConnection();
  if (body !== undefined) return textResponse(body, status ?? 200);
  if (graphqlErrors) {
    const errors = graphqlErrors.map((message) => ({message}));
    return Response.json({errors}, {status: status ?? 200});
  }
  return status === undefined ? null : textResponse(defaultBody(status), status);
}

/** The content type is JSON even for a body that is cut off in the middle. */
function textResponse(text: string, status: number): Response {
  const isJson = /^\s*[[{"]/.test(text);
  const mayHaveBody = status !== 204 && status !== 205 && status !== 304;
  return new Response(mayHaveBody ? text : null, {
    status,
    headers: {'content-type': isJson ? 'application/json; charset=utf-8' : 'text/html'},
  });
}

/** Shopify's body for the status. https://shopify.dev/docs/api/storefront/2025-07#status_and_error_codes */
function defaultBody(status: number): string {
  const errors: Readonly<Record<number, unknown>> = {
    400: {query: 'Required parameter missing or invalid'},
    401: [{message: '', extensions: {code: 'UNAUTHORIZED'}}],
    402: "This shop's plan does not have access to this feature",
    403: 'Unavailable Shop',
    404: 'Not Found',
    423: 'This shop is unavailable',
    430: 'Shopify Security Rejection',
  };
  return JSON.stringify({errors: errors[status] ?? 'An unexpected error occurred'});
}
