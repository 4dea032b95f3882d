import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {CartApiMutationFragment} from 'storefrontapi.generated';
import {checkoutOrigins} from '~/lib/security/content-security-policy';
import {timeoutMs} from '~/lib/env.server';
import {withTimeLimit} from '~/lib/storefront/time-limit';
import {faultOf} from '~/lib/observability/health';
import {checkLines} from './check-lines.server';
import {findCheckoutUrl} from './checkout-address';
import type {CheckoutLine, LineProblem} from './checkout-contract';

/** A remote cart that is not there after this long counts as failed. */
const CART_TIMEOUT_MS = 10_000;

export type Checkout =
  {ok: true; cartId: string; checkoutUrl: string} | {ok: false; problems: LineProblem[]};

/** A cart that could not be created, in the error catalogue's words (specification, section 8), which the visitor may read. */
export class CheckoutError extends Error {}

/**
 * Makes a remote cart of the lines and answers where to pay, or which lines to look at again: each is compared with the
 * storefront first, and what the cart itself could not hold is named too. Throws a `CheckoutError` when the storefront says
 * why it makes no cart, another error when it does not answer.
 */
export async function createCheckout(
  context: AppLoadContext,
  lines: CheckoutLine[],
): Promise<Checkout> {
  const problems = await checkLines(context, lines);
  if (problems.length > 0) return {ok: false, problems};

  const {cart, warnings} = await createRemoteCart(context, lines);
  if (warnings.length > 0) {
    const shortages = findShortages(cart, lines);
    if (shortages.length > 0) return {ok: false, problems: shortages};
  }
  return {ok: true, cartId: cart.id, checkoutUrl: forOnlineStore(cart.checkoutUrl, context.env)};
}

async function createRemoteCart(context: AppLoadContext, lines: CheckoutLine[]) {
  const end = context.watch.begin('storefront');
  const {cart, userErrors, errors, warnings} = await withTimeLimit(
    context.cart.create({
      // Shopify refuses fields that it does not know, such as the shown price.
      lines: lines.map(({merchandiseId, quantity}) => ({merchandiseId, quantity})),
    }),
    timeoutMs(context.env, CART_TIMEOUT_MS),
  ).catch((error: unknown) => {
    end({status: null, fault: faultOf(error)});
    throw error;
  });
  end({status: 200});
  const complaints = [...(userErrors ?? []), ...(errors ?? [])].map(({message}) => message);
  if (complaints.length > 0)
    throw new CheckoutError(`Cart creation failed: ${complaints.join(', ')}`);
  if (!cart?.checkoutUrl) throw new CheckoutError('No checkout URL returned from Shopify');
  return {cart: cart as CartApiMutationFragment, warnings: warnings ?? []};
}

/** Since 2024-10 a cart is created with less than was asked for when the stock is short, and only warns of it. */
function findShortages(cart: CartApiMutationFragment, lines: CheckoutLine[]): LineProblem[] {
  return lines.flatMap(({merchandiseId, quantity}): LineProblem[] => {
    const available =
      cart.lines.nodes.find(({merchandise}) => merchandise.id === merchandiseId)?.quantity ?? 0;
    if (available >= quantity) return [];
    return available === 0
      ? [{kind: 'sold-out', merchandiseId}]
      : [{kind: 'not-enough', merchandiseId, available}];
  });
}

/**
 * Sets the sales channel beside the parameters that the address already carries. A shopper goes nowhere but to the store's own
 * checkout, whatever the answer says; an address elsewhere is none.
 */
function forOnlineStore(checkoutUrl: string, env: Env): string {
  const url = findCheckoutUrl(checkoutUrl, checkoutOrigins(env));
  if (!url) throw new CheckoutError('No checkout URL returned from Shopify');
  url.searchParams.set('channel', 'online_store');
  return url.href;
}
