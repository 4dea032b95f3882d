import type {
  CartInput,
  CartLineUpdateInput,
  MutationCartCreateArgs,
  MutationCartLinesAddArgs,
  MutationCartLinesRemoveArgs,
  MutationCartLinesUpdateArgs,
} from 'hydrogen-react-2026-04/storefront-api-types';
import {addLines, removeLines, updateLines, type LineChange} from '../../carts/cart-lines';
import {createCart} from '../../carts/new-cart';
import type {Cart} from '../../carts/types';
import type {StorefrontContext} from '../context';
import type {ResolversOf} from '../schema/resolvers-of';
import {addDeliveryAddresses} from './cart-delivery-addresses';
import {giftCardWarnings, knownGiftCards} from './cart-gift-card-codes';
import {
  attributesOf,
  createLineIds,
  distinctCodes,
  mergeBuyerIdentity,
  newLineOf,
} from './cart-input';
import {rejectedPayload} from './cart-payload';
import {changeCart, storeCart} from './change-cart';
import {checkLineIds, checkLines} from './check-lines';

function cartOf(input: CartInput, context: StorefrontContext): Cart {
  const empty = createCart(context.clock());
  return {
    ...empty,
    lines: addLines([], (input.lines ?? []).map(newLineOf), createLineIds(empty)),
    note: input.note ?? '',
    attributes: attributesOf(input.attributes),
    discountCodes: distinctCodes(input.discountCodes),
    giftCardCodes: knownGiftCards(input.giftCardCodes ?? [], context),
    buyerIdentity: mergeBuyerIdentity(
      {...empty.buyerIdentity, countryCode: context.country},
      input.buyerIdentity ?? {},
    ),
    deliveryAddresses: addDeliveryAddresses(empty, input.delivery?.addresses ?? []),
  };
}

function changeOf({id, quantity, merchandiseId, attributes}: CartLineUpdateInput): LineChange {
  return {
    id,
    quantity: quantity ?? undefined,
    merchandiseId: merchandiseId ?? undefined,
    attributes: attributes ? attributesOf(attributes) : undefined,
  };
}

/** The mutations that make a cart and change its lines. With any user error nothing is changed. */
export const cartLineMutations: ResolversOf<unknown> = {
  cartCreate: async (_root, {input}: MutationCartCreateArgs, context) => {
    const userErrors = checkLines(input?.lines ?? [], ['input', 'lines'], context.catalogue);
    if (userErrors.length > 0) return rejectedPayload(userErrors);
    const cart = cartOf(input ?? {}, context);
    return storeCart(cart, context, giftCardWarnings(cart, input?.giftCardCodes ?? [], context));
  },
  cartLinesAdd: (_root, {cartId, lines}: MutationCartLinesAddArgs, context) =>
    changeCart(cartId, context, (cart) => {
      const userErrors = checkLines(lines, ['lines'], context.catalogue);
      if (userErrors.length > 0) return {userErrors};
      const all = addLines(cart.lines, lines.map(newLineOf), createLineIds(cart));
      return {cart: {...cart, lines: all}};
    }),
  cartLinesUpdate: (_root, {cartId, lines}: MutationCartLinesUpdateArgs, context) =>
    changeCart(cartId, context, (cart) => {
      const ids = lines.map(({id}) => id);
      const userErrors = [
        ...checkLineIds(cart, ids, ['lines']),
        ...checkLines(lines, ['lines'], context.catalogue),
      ];
      if (userErrors.length > 0) return {userErrors};
      return {cart: {...cart, lines: updateLines(cart.lines, lines.map(changeOf))}};
    }),
  cartLinesRemove: (_root, {cartId, lineIds}: MutationCartLinesRemoveArgs, context) =>
    changeCart(cartId, context, (cart) => {
      const userErrors = checkLineIds(cart, lineIds, ['lineIds']);
      if (userErrors.length > 0) return {userErrors};
      return {cart: {...cart, lines: removeLines(cart.lines, lineIds)}};
    }),
};
