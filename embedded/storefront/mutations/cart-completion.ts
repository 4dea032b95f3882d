import type {
  MutationCartPaymentUpdateArgs,
  MutationCartPrepareForCompletionArgs,
  MutationCartSubmitForCompletionArgs,
} from '@shopify/hydrogen-react/storefront-api-types';
import {checkoutUrlOf} from '../../carts/cart-id';
import type {StorefrontContext} from '../context';
import type {ResolversOf} from '../schema/resolvers-of';
import {cartSource} from '../types/find-cart';
import {CART_NOT_FOUND} from './cart-payload';
import {changeCart, findOwnCart} from './change-cart';

const REASON = 'This shop takes payment on its hosted checkout only. Open the checkoutUrl.';

async function resultFor(
  cartId: string,
  context: StorefrontContext,
  resultOf: (cart: NonNullable<Awaited<ReturnType<typeof findOwnCart>>>) => object,
): Promise<object> {
  const cart = await findOwnCart(cartId, context);
  if (!cart) return {result: null, userErrors: [CART_NOT_FOUND]};
  return {result: resultOf(cart), userErrors: []};
}

/**
 * The mutations that complete a cart without the hosted checkout. This shop does not support them and returns an error.
 */
export const cartCompletionMutations: ResolversOf<unknown> = {
  cartPaymentUpdate: (_root, {cartId}: MutationCartPaymentUpdateArgs, context) =>
    changeCart(cartId, context, () => ({
      userErrors: [{code: 'PAYMENT_METHOD_NOT_SUPPORTED', field: ['payment'], message: REASON}],
    })),
  cartPrepareForCompletion: (_root, {cartId}: MutationCartPrepareForCompletionArgs, context) =>
    resultFor(cartId, context, (cart) => ({
      __typename: 'CartStatusNotReady',
      cart: cartSource(cart, true, context),
      errors: [{code: 'REDIRECT_TO_CHECKOUT_REQUIRED', message: REASON}],
    })),
  cartSubmitForCompletion: (_root, {cartId}: MutationCartSubmitForCompletionArgs, context) =>
    resultFor(cartId, context, (cart) => ({
      __typename: 'SubmitFailed',
      checkoutUrl: checkoutUrlOf(context.origin, cart, true, context.language),
      errors: [{code: 'REDIRECT_TO_CHECKOUT_REQUIRED', message: REASON}],
    })),
  shopPayPaymentRequestSessionCreate: () => ({
    shopPayPaymentRequestSession: null,
    userErrors: [
      {code: 'PAYMENT_REQUEST_INVALID_INPUT', field: ['paymentRequest'], message: REASON},
    ],
  }),
  shopPayPaymentRequestSessionSubmit: () => ({
    paymentRequestReceipt: null,
    userErrors: [{code: 'PAYMENT_REQUEST_NOT_FOUND', field: ['token'], message: REASON}],
  }),
};
