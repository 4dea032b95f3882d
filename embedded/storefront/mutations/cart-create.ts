import type {CartInput, MutationCartCreateArgs} from 'hydrogen-react-2026-04/storefront-api-types';
import {addLines} from '../../carts/cart-lines';
import {createCart} from '../../carts/new-cart';
import type {Cart} from '../../carts/types';
import type {StorefrontContext} from '../context';
import type {ResolversOf} from '../schema/resolvers-of';
import {checkBuyerIdentity, mergeBuyerIdentity} from './buyer-identity-input';
import {checkCartMetafields, metafieldOf} from './cart-metafield-input';
import {rejectedPayload, type CartUserError} from './cart-payload';
import {giftCardWarnings, knownGiftCards} from './cart-gift-card-codes';
import {storeCart} from './change-cart';
import {checkAttributes} from './check-attributes';
import {checkLines} from './check-lines';
import {checkNote} from './check-note';
import {checkParents} from './check-parents';
import {addDeliveryAddresses, checkDeliveryAddresses} from './delivery-address-input';
import {distinctCodes} from './discount-codes';
import {attributesOf, createLineIds, newLineOf} from './line-input';

function checkInput(input: CartInput, {catalogue}: StorefrontContext): CartUserError[] {
  return [
    ...checkLines(input.lines ?? [], ['input', 'lines'], catalogue),
    ...checkParents(input.lines ?? [], [], ['input', 'lines']),
    ...checkAttributes(input.attributes, ['input', 'attributes']),
    ...checkCartMetafields(input.metafields ?? [], ['input', 'metafields']),
    ...checkNote(input.note, ['input', 'note']),
    ...checkBuyerIdentity(input.buyerIdentity ?? {}, ['input', 'buyerIdentity']),
    ...checkDeliveryAddresses(input.delivery?.addresses ?? [], ['input', 'delivery', 'addresses']),
  ];
}

function cartOf(input: CartInput, context: StorefrontContext): Cart {
  const now = context.clock();
  const empty = createCart(now);
  return {
    ...empty,
    lines: addLines([], (input.lines ?? []).map(newLineOf), createLineIds(empty)),
    note: input.note ?? '',
    attributes: attributesOf(input.attributes),
    discountCodes: distinctCodes(input.discountCodes ?? []),
    giftCardCodes: knownGiftCards(input.giftCardCodes ?? [], context),
    buyerIdentity: mergeBuyerIdentity(
      {...empty.buyerIdentity, countryCode: context.country},
      input.buyerIdentity ?? {},
    ),
    deliveryAddresses: addDeliveryAddresses(empty, input.delivery?.addresses ?? []),
    metafields: (input.metafields ?? []).map((metafield) => metafieldOf(metafield, now)),
  };
}

/** `cartCreate`: creates a cart. With any user error no cart is created, and `cart` is null. */
export const cartCreateMutation: ResolversOf<unknown> = {
  cartCreate: async (_root, {input}: MutationCartCreateArgs, context) => {
    const userErrors = checkInput(input ?? {}, context);
    if (userErrors.length) return rejectedPayload(userErrors);
    const cart = cartOf(input ?? {}, context);
    return storeCart(cart, context, giftCardWarnings(cart, input?.giftCardCodes ?? [], context));
  },
};
