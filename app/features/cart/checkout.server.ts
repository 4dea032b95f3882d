import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {CartApiMutationFragment} from 'storefrontapi.generated';
import {checkoutOrigins} from '~/lib/security/content-security-policy';
import {timeoutMs} from '~/lib/env.server';
import {withTimeLimit} from '~/lib/storefront/time-limit';
import {faultOf} from '~/lib/observability/health';
import {findCheckoutUrl} from './checkout-address';
import type {CheckoutLine, LineProblem} from './checkout-contract';
import {findProblemsInCart, findRefusedLines} from './line-problems.server';

/** A remote cart that is not there after this long counts as failed. */
const CART_TIMEOUT_MS = 10_000;

export type Checkout =
  {ok: true; cartId: string; checkoutUrl: string} | {ok: false; problems: LineProblem[]};

/** A cart that could not be created, in the error catalogue's words (specification, section 8), which the visitor may read. */
export class CheckoutError extends Error {}

/**
 * Makes a remote cart of the lines and returns where to pay, or which lines to look at again: those that the storefront took
 * at another price, in part or not at all. Throws a `CheckoutError` when the storefront says why it makes no cart, another
 * error when it does not respond.
 */
export async function createCheckout(
  context: AppLoadContext,
  lines: CheckoutLine[],
): Promise<Checkout> {
  const {cart, userErrors = [], errors = []} = await createRemoteCart(context, lines);
  if (userErrors.length > 0) {
    const problems = await findRefusedLines(context, lines);
    if (problems.length > 0) return {ok: false, problems};
  }
  const complaints = [...userErrors, ...errors].map(({message}) => message);
  if (complaints.length > 0) {
    throw new CheckoutError(`Cart creation failed: ${complaints.join(', ')}`);
  }
  if (!cart?.checkoutUrl) throw new CheckoutError('No checkout URL returned from Shopify');
  const checkoutUrl = forOnlineStore(cart.checkoutUrl, context.env);
  const problems = findProblemsInCart(cart as CartApiMutationFragment, lines);
  return problems.length > 0 ? {ok: false, problems} : {ok: true, cartId: cart.id, checkoutUrl};
}

async function createRemoteCart(context: AppLoadContext, lines: CheckoutLine[]) {
  const end = context.requestLog.begin('storefront');
  const created = await withTimeLimit(
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
  return created;
}

/**
 * Sets the sales channel beside the parameters that the address already carries. A shopper goes nowhere but to the store's own
 * checkout, whatever the response says; an address elsewhere is none.
 */
function forOnlineStore(checkoutUrl: string, env: Env): string {
  const url = findCheckoutUrl(checkoutUrl, checkoutOrigins(env));
  if (!url) throw new CheckoutError('No checkout URL returned from Shopify');
  url.searchParams.set('channel', 'online_store');
  return url.href;
}
