import type {
  MutationCartGiftCardCodesRemoveArgs,
  MutationCartGiftCardCodesUpdateArgs,
} from '@shopify/hydrogen-react/storefront-api-types';
import {cartIdOf} from '../../carts/cart-id';
import type {Cart} from '../../carts/types';
import type {ResolversOf} from '../schema/resolvers-of';
import type {CartWarning} from './cart-payload';
import {changeCart} from './change-cart';

/** The shop sells no gift cards, so every entered code causes a warning. */
export function giftCardWarnings(cart: Cart, codes: readonly string[]): CartWarning[] {
  if (codes.length === 0) return [];
  return [
    {
      code: 'PAYMENTS_GIFT_CARDS_UNAVAILABLE',
      message: 'Gift cards are not available as a payment method.',
      target: cartIdOf(cart),
    },
  ];
}

/** `cartGiftCardCodesUpdate` and `cartGiftCardCodesRemove`. */
export const cartGiftCardCodesMutations: ResolversOf<unknown> = {
  cartGiftCardCodesUpdate: (
    _root,
    {cartId, giftCardCodes}: MutationCartGiftCardCodesUpdateArgs,
    context,
  ) =>
    changeCart(cartId, context, (cart) => ({
      cart,
      warnings: giftCardWarnings(cart, giftCardCodes),
    })),
  cartGiftCardCodesRemove: (_root, {cartId}: MutationCartGiftCardCodesRemoveArgs, context) =>
    changeCart(cartId, context, (cart) => ({cart})),
};
