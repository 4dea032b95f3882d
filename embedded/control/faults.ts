import {setTimeout as wait} from 'node:timers/promises';
import {z} from 'zod';
import {DropConnection} from '../http';

const MAX_DELAY_MS = 120_000;

/** One planted failure. Its parts combine: it waits first, then drops, or answers; whatever is answered may be spoilt. */
export const faultSchema = z.strictObject({
  /** `storefront` is every call of the Storefront API, `cart` its cart mutations alone. */
  target: z.enum(['storefront', 'cart', 'functions', 'storage', 'mail']),
  /** Answers with this HTTP status, and Shopify's body for it unless `body` is given. */
  status: z.number().int().min(200).max(599).optional(),
  /** Answers with exactly this text; status 200 unless given. */
  body: z.string().optional(),
  /** Answers with GraphQL errors of these messages and no data. */
  graphqlErrors: z.array(z.string()).min(1).optional(),
  /** Answers a cart mutation with no cart and user errors of these messages. */
  userErrors: z.array(z.string()).min(1).optional(),
  /** Takes the checkout address out of the true answer. */
  checkoutUrl: z.null().optional(),
  /** Calls the answer something else than it is: `text/html`. */
  contentType: z.string().min(1).optional(),
  /** Breaks off in the middle of the answer. */
  truncate: z.literal(true).optional(),
  /** Lets the answer trickle: in 20 parts, this long before each. */
  dripMs: z.number().int().min(1).max(MAX_DELAY_MS).optional(),
  /** Waits this long before anything else. */
  delayMs: z.number().int().min(0).max(MAX_DELAY_MS).optional(),
  /** Breaks the connection off. */
  drop: z.literal(true).optional(),
  /** Applies to this many calls, then no more. */
  times: z.number().int().min(1).optional(),
});

export type Fault = z.infer<typeof faultSchema>;
type Target = Fault['target'];

export interface Faults {
  /** Puts these faults in the place of all before. */
  replace(faults: readonly Fault[]): void;
  /**
   * What is planted for one of the targets, each used up once: in the order planted, up to and including the first that
   * gives the answer itself; those before it only wait or spoil. Empty when the call may go on as usual.
   */
  take(targets: readonly Target[]): readonly Fault[];
}

/** Keeps the planted faults, none at first. */
export function createFaults(): Faults {
  let planted: {fault: Fault; left: number}[] = [];
  return {
    replace(faults) {
      planted = faults.map((fault) => ({fault, left: fault.times ?? Infinity}));
    },
    take(targets) {
      const taken: Fault[] = [];
      for (const entry of planted) {
        const {fault, left} = entry;
        if (left === 0 || !targets.includes(fault.target) || isIdle(fault, targets)) continue;
        entry.left -= 1;
        taken.push(fault);
        if (givesAnswer(fault, targets)) break;
      }
      return taken;
    },
  };
}

/** Whether the true answer is not wanted any more. */
function givesAnswer(fault: Fault, targets: readonly Target[]): boolean {
  const {status, body, graphqlErrors, userErrors, drop} = fault;
  return Boolean(
    drop ||
    status ||
    body !== undefined ||
    graphqlErrors ||
    (userErrors && targets.includes('cart')),
  );
}

/** A fault that is about carts alone is kept for the next cart mutation: a query before it would use it up unseen. */
function isIdle(fault: Fault, targets: readonly Target[]): boolean {
  const isAboutCarts = fault.userErrors !== undefined || fault.checkoutUrl === null;
  return (
    isAboutCarts && !targets.includes('cart') && !givesAnswer(fault, targets) && !fault.delayMs
  );
}

/**
 * Carries out the parts of a fault that are the same for every target. Answers the response to give instead of the
 * true one, or null when the true one is wanted. Throws `DropConnection` when the connection is to break.
 */
export async function answerFault(fault: Fault): Promise<Response | null> {
  if (fault.delayMs !== undefined) await wait(fault.delayMs);
  if (fault.drop) throw new DropConnection();
  if (fault.body !== undefined) return withText(fault.body, fault.status ?? 200);
  if (fault.graphqlErrors) {
    const errors = fault.graphqlErrors.map((message) => ({message}));
    return Response.json({errors}, {status: fault.status ?? 200});
  }
  return fault.status === undefined ? null : withText(defaultBody(fault.status), fault.status);
}

/** A body that is cut off in the middle is still announced as what it was to be. */
function withText(text: string, status: number): Response {
  const isJson = /^\s*[[{"]/.test(text);
  const mayHaveBody = status !== 204 && status !== 205 && status !== 304;
  return new Response(mayHaveBody ? text : null, {
    status,
    headers: {'content-type': isJson ? 'application/json; charset=utf-8' : 'text/html'},
  });
}

/** What Shopify answers. https://shopify.dev/docs/api/storefront/2025-07#status_and_error_codes */
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
