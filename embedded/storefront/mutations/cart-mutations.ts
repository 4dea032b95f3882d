import type {
  CartBuyerIdentityInput,
  CartInput,
  MutationCartBuyerIdentityUpdateArgs,
  MutationCartCreateArgs,
  MutationCartDiscountCodesUpdateArgs,
  MutationCartLinesAddArgs,
  MutationCartLinesRemoveArgs,
  MutationCartLinesUpdateArgs,
} from '@shopify/hydrogen-react/storefront-api-types';
import {type Cart, cartIdOf, createCart} from '../../carts/cart';
import {addLines, removeLines, updateLines} from '../../carts/cart-lines';
import type {ResolversOf, StorefrontContext} from '../context';
import {changeCart, checkLines, rejectedPayload, storeCart} from './change-cart';

/** The entered discount codes without blanks and duplicates, in any case. */
function distinctCodes(codes: readonly string[] | null | undefined): string[] {
  const trimmed = (codes ?? []).map((code) => code.trim()).filter(Boolean);
  const isFirst = (code: string, position: number) =>
    trimmed.findIndex((other) => other.toLowerCase() === code.toLowerCase()) === position;
  return trimmed.filter(isFirst);
}

/** Merges the input into the buyer identity; omitted fields do not change. */
function mergeBuyerIdentity(
  current: Cart['buyerIdentity'],
  {email, phone, countryCode}: CartBuyerIdentityInput,
): Cart['buyerIdentity'] {
  const chosen = (value: string | null | undefined, before: string | null) =>
    value === undefined ? before : value || null;
  return {
    email: chosen(email, current.email),
    phone: chosen(phone, current.phone),
    countryCode: chosen(countryCode, current.countryCode),
  };
}

function cartOf(input: CartInput, context: StorefrontContext): Cart {
  const empty = createCart(context.clock());
  return {
    ...empty,
    lines: addLines(empty, input.lines ?? []),
    note: input.note ?? '',
    discountCodes: distinctCodes(input.discountCodes),
    buyerIdentity: mergeBuyerIdentity(
      {...empty.buyerIdentity, countryCode: context.country},
      input.buyerIdentity ?? {},
    ),
  };
}

/** The shop sells no gift cards, so every code of the skeletons' form gets a warning. */
const refuseGiftCards: ResolversOf<unknown>[string] = (
  _root,
  {cartId}: {cartId: string},
  context,
) =>
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

/** The mutations of a cart. With any user error nothing is changed. */
export const cartMutations: ResolversOf<unknown> = {
  cartCreate: async (_root, {input}: MutationCartCreateArgs, context) => {
    const userErrors = checkLines(input?.lines ?? [], ['input', 'lines'], context.catalogue);
    if (userErrors.length > 0) return rejectedPayload(userErrors);
    return storeCart(context.database, cartOf(input ?? {}, context), context);
  },
  cartLinesAdd: (_root, {cartId, lines}: MutationCartLinesAddArgs, context) =>
    changeCart(cartId, context, (cart) => {
      const userErrors = checkLines(lines, ['lines'], context.catalogue);
      if (userErrors.length > 0) return {userErrors};
      return {cart: {...cart, lines: addLines(cart, lines)}};
    }),
  cartLinesUpdate: (_root, {cartId, lines}: MutationCartLinesUpdateArgs, context) =>
    changeCart(cartId, context, (cart) => {
      const userErrors = checkLines(lines, ['lines'], context.catalogue);
      if (userErrors.length > 0) return {userErrors};
      return {cart: {...cart, lines: updateLines(cart.lines, lines)}};
    }),
  cartLinesRemove: (_root, {cartId, lineIds}: MutationCartLinesRemoveArgs, context) =>
    changeCart(cartId, context, (cart) => ({
      cart: {...cart, lines: removeLines(cart.lines, lineIds)},
    })),
  /** The hosted checkout fills its form with the buyer identity. */
  cartBuyerIdentityUpdate: (
    _root,
    {cartId, buyerIdentity}: MutationCartBuyerIdentityUpdateArgs,
    context,
  ) =>
    changeCart(cartId, context, (cart) => ({
      cart: {...cart, buyerIdentity: mergeBuyerIdentity(cart.buyerIdentity, buyerIdentity)},
    })),
  /** An unknown code is stored as not applicable, with a warning. */
  cartDiscountCodesUpdate: (
    _root,
    {cartId, discountCodes}: MutationCartDiscountCodesUpdateArgs,
    context,
  ) =>
    changeCart(cartId, context, (cart) => ({
      cart: {...cart, discountCodes: distinctCodes(discountCodes)},
    })),
  cartGiftCardCodesUpdate: refuseGiftCards,
  cartGiftCardCodesAdd: refuseGiftCards,
};
