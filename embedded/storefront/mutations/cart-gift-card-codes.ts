import {cartIdOf} from '../../carts/cart-id';
import type {ResolversOf} from '../schema/resolvers-of';
import {changeCart} from './change-cart';

const refuse: ResolversOf<unknown>[string] = (_root, {cartId}: {cartId: string}, context) =>
  changeCart(cartId, context, (cart) => ({
    cart,
    warnings: [
      {
        code: 'PAYMENTS_GIFT_CARDS_UNAVAILABLE',
        message: 'Gift cards are not available as a payment method.',
        target: cartIdOf(cart),
      },
    ],
  }));

/** The shop sells no gift cards, so every code of the skeletons' form gets a warning. */
export const cartGiftCardCodesMutations: ResolversOf<unknown> = {
  cartGiftCardCodesUpdate: refuse,
  cartGiftCardCodesAdd: refuse,
};
