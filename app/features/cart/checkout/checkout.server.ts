import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {CartApiMutationFragment} from 'storefrontapi.generated';
import {withTimeLimit} from '#contracts/time/time-limit';
import {checkoutOrigins} from '~/lib/origins';
import {timeoutMs} from '~/lib/env.server';
import {fromCents, toCents} from '~/lib/money';
import {faultOf, type CallOutcome} from '~/lib/observability/request-log';
import type {ShopWords} from '~/words';
import {
  checkCart,
  findLinesWithoutRoom,
  findProblemsInCart,
  loadShopState,
} from './check-cart.server';
import type {CartDiscount, CheckoutResponse} from './checkout-contract';
import type {CheckoutRequest} from './checkout-schema.server';

const CART_TIMEOUT_MS = 10_000;

const NO_CHECKOUT_URL = 'No checkout URL returned from Shopify';

/**
 * Creates a Shopify cart and returns the checkout's URL, or the problems of lines: those that no cart has room for, and
 * those that Shopify accepted at another price, in part or not at all. Throws when Shopify creates no cart or doesn't
 * respond; the error is for the log (specification, section 8).
 */
export async function createCheckout(
  context: AppLoadContext,
  request: CheckoutRequest,
): Promise<CheckoutResponse> {
  const {lines} = request;
  const withoutRoom = findLinesWithoutRoom(lines);
  if (withoutRoom.length > 0) return {problems: withoutRoom};
  const [created, shop] = await Promise.all([
    createShopifyCart(context, request),
    loadShopState(context),
  ]);
  const {userErrors = [], errors = []} = created;
  if (userErrors.length > 0) {
    // Shopify's errors do not reliably name the lines.
    const {problems} = await checkCart(context, {lines, cartId: null});
    if (problems.length > 0) return {problems};
  }
  const messages = [...userErrors, ...errors].map(({message}) => bareMessage(message));
  if (messages.length > 0) throw new Error(`Cart creation failed: ${messages.join(', ')}`);
  // The type that Hydrogen's own fragment would have.
  const cart = created.cart as CartApiMutationFragment | null;
  if (!cart?.checkoutUrl) throw new Error(NO_CHECKOUT_URL);
  const checkoutUrl = prepareCheckoutUrl(context.words, cart.checkoutUrl, context.env);
  const problems = findProblemsInCart(cart, lines, shop);
  if (problems.length > 0) return {problems};
  const discount = request.discountCode ? readDiscount(cart) : undefined;
  return {cartId: cart.id, checkoutUrl, discount};
}

/** Shopify's message, without Hydrogen's prefix and suffix. */
function bareMessage(message: string): string {
  return message.replace(/^\[h2:[^\]]*\] /, '').replace(/ - Request ID: \S*$/, '');
}

async function createShopifyCart(
  context: AppLoadContext,
  {lines, note, discountCode}: CheckoutRequest,
) {
  const end = context.requestLog.begin('storefront');
  try {
    const created = await withTimeLimit(
      context.cart.create({
        // Shopify rejects unknown fields, such as the shown price.
        lines: lines.map(({variantId, quantity}) => ({merchandiseId: variantId, quantity})),
        ...(note && {note}),
        ...(discountCode && {discountCodes: [discountCode]}),
      }),
      timeoutMs(context.env, CART_TIMEOUT_MS),
    );
    end({status: 200});
    return created;
  } catch (error) {
    end(outcomeOfThrown(error));
    throw error;
  }
}

/**
 * The outcome of a call, from the error that `fetch` or Hydrogen's cart handler threw. Hydrogen includes the HTTP
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

/**
 * Adds the sales channel to the URL's parameters, and a language other than the store's first. Shopify puts the cart's
 * language in the path, but not for a store whose markets have no subfolder for it. Throws for a URL that isn't the
 * store's own checkout, as if it were missing.
 */
function prepareCheckoutUrl(words: ShopWords, checkoutUrl: string, env: Env): string {
  const url = findCheckoutUrl(checkoutUrl, checkoutOrigins(env));
  if (!url) throw new Error(NO_CHECKOUT_URL);
  url.searchParams.set('channel', 'online_store');
  if (words.language.path) url.searchParams.set('locale', words.language.code);
  return url.href;
}

/** Hosts of a local store. On any other host, a checkout must use https. */
const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1']);

/**
 * The checkout's URL if its origin is in `origins`, it uses https or a local host, and it has no credentials; otherwise
 * null.
 */
export function findCheckoutUrl(text: string, origins: readonly string[]): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const isSecure = url.protocol === 'https:' || LOCAL_HOSTS.has(url.hostname);
  const hasCredentials = url.username !== '' || url.password !== '';
  return isSecure && !hasCredentials && origins.includes(url.origin) ? url : null;
}

type Discounted = Pick<CartApiMutationFragment, 'discountAllocations'>;

interface DiscountedCart extends Discounted, Pick<CartApiMutationFragment, 'discountCodes'> {
  lines: {nodes: Discounted[]};
}

/** The savings from the Shopify cart's discount code, on the order and on single lines, without automatic discounts. */
export function readDiscount({
  discountCodes,
  discountAllocations,
  lines,
}: DiscountedCart): CartDiscount {
  const amounts = [
    ...discountAllocations,
    ...lines.nodes.flatMap((line) => line.discountAllocations),
  ]
    .filter(({__typename}) => __typename === 'CartCodeDiscountAllocation')
    .map(({discountedAmount}) => discountedAmount);
  const cents = amounts.reduce((sum, {amount}) => sum + toCents(amount), 0);
  const [first] = amounts;
  return {
    isApplicable: discountCodes.some(({applicable}) => applicable),
    savings: first && cents > 0 ? {...first, amount: fromCents(cents)} : null,
  };
}
