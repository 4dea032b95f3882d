import type {
  MutationCartGiftCardCodesAddArgs,
  MutationCartGiftCardCodesRemoveArgs,
  MutationCartGiftCardCodesUpdateArgs,
} from 'hydrogen-react-2026-04/storefront-api-types';
import {cartIdOf} from '../../carts/cart-id';
import {findGiftCard} from '../../carts/price';
import type {Cart} from '../../carts/types';
import type {StorefrontContext} from '../context';
import type {ResolversOf} from '../schema/resolvers-of';
import {giftCardIdOf} from '../types/cart';
import type {CartWarning} from './cart-payload';
import {changeCart, type CartChange} from './change-cart';

/** The codes of the shop's own gift cards among those entered, as printed and each once. */
export function knownGiftCards(
  codes: readonly string[],
  {catalogue}: Pick<StorefrontContext, 'catalogue'>,
): string[] {
  return [...new Set(codes.flatMap((code) => findGiftCard(code, catalogue)?.code ?? []))];
}

/** A warning when a code is not one of the shop's gift cards. */
export function giftCardWarnings(
  cart: Cart,
  codes: readonly string[],
  {catalogue}: Pick<StorefrontContext, 'catalogue'>,
): CartWarning[] {
  if (codes.every((code) => findGiftCard(code, catalogue))) return [];
  return [
    {
      code: 'PAYMENTS_GIFT_CARDS_UNAVAILABLE',
      message: 'Gift cards are not available as a payment method.',
      target: cartIdOf(cart),
    },
  ];
}

function withGiftCards(
  cart: Cart,
  entered: readonly string[],
  before: readonly string[],
  context: StorefrontContext,
): CartChange {
  return {
    cart: {...cart, giftCardCodes: knownGiftCards([...before, ...entered], context)},
    warnings: giftCardWarnings(cart, entered, context),
  };
}

/** `cartGiftCardCodesUpdate` replaces the gift cards of a cart, `…Add` and `…Remove` change single ones. */
export const cartGiftCardCodesMutations: ResolversOf<unknown> = {
  cartGiftCardCodesUpdate: (
    _root,
    {cartId, giftCardCodes}: MutationCartGiftCardCodesUpdateArgs,
    context,
  ) => changeCart(cartId, context, (cart) => withGiftCards(cart, giftCardCodes, [], context)),
  cartGiftCardCodesAdd: (
    _root,
    {cartId, giftCardCodes}: MutationCartGiftCardCodesAddArgs,
    context,
  ) =>
    changeCart(cartId, context, (cart) =>
      withGiftCards(cart, giftCardCodes, cart.giftCardCodes ?? [], context),
    ),
  cartGiftCardCodesRemove: (
    _root,
    {cartId, appliedGiftCardIds}: MutationCartGiftCardCodesRemoveArgs,
    context,
  ) =>
    changeCart(cartId, context, (cart) => ({
      cart: {
        ...cart,
        giftCardCodes: (cart.giftCardCodes ?? []).filter(
          (code) => !appliedGiftCardIds.includes(giftCardIdOf(code)),
        ),
      },
    })),
};
