import type {
  CartInput,
  CartLineUpdateInput,
  MutationCartCreateArgs,
  MutationCartLinesAddArgs,
  MutationCartLinesRemoveArgs,
  MutationCartLinesUpdateArgs,
} from '@shopify/hydrogen-react/storefront-api-types';
import {addLines, removeLines, updateLines, type LineChange} from '../../carts/cart-lines';
import {createCart} from '../../carts/new-cart';
import type {Cart} from '../../carts/types';
import type {StorefrontContext} from '../context';
import type {ResolversOf} from '../schema/resolvers-of';
import {createLineIds, distinctCodes, mergeBuyerIdentity, newLineOf} from './cart-input';
import {rejectedPayload} from './cart-payload';
import {changeCart, storeCart} from './change-cart';
import {checkLines} from './check-lines';

function cartOf(input: CartInput, context: StorefrontContext): Cart {
  const empty = createCart(context.clock());
  return {
    ...empty,
    lines: addLines([], (input.lines ?? []).map(newLineOf), createLineIds(empty)),
    note: input.note ?? '',
    discountCodes: distinctCodes(input.discountCodes),
    buyerIdentity: mergeBuyerIdentity(
      {...empty.buyerIdentity, countryCode: context.country},
      input.buyerIdentity ?? {},
    ),
  };
}

function changeOf({id, quantity, merchandiseId}: CartLineUpdateInput): LineChange {
  return {
    id,
    quantity: quantity ?? undefined,
    merchandiseId: merchandiseId ?? undefined,
  };
}

/** The mutations that make a cart and change its lines. With any user error nothing is changed. */
export const cartLineMutations: ResolversOf<unknown> = {
  cartCreate: async (_root, {input}: MutationCartCreateArgs, context) => {
    const userErrors = checkLines(input?.lines ?? [], ['input', 'lines'], context.catalogue);
    if (userErrors.length > 0) return rejectedPayload(userErrors);
    return storeCart(cartOf(input ?? {}, context), context);
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
      const userErrors = checkLines(lines, ['lines'], context.catalogue);
      if (userErrors.length > 0) return {userErrors};
      return {cart: {...cart, lines: updateLines(cart.lines, lines.map(changeOf))}};
    }),
  cartLinesRemove: (_root, {cartId, lineIds}: MutationCartLinesRemoveArgs, context) =>
    changeCart(cartId, context, (cart) => ({
      cart: {...cart, lines: removeLines(cart.lines, lineIds)},
    })),
};
