import type {
  CartMetafieldsSetInput,
  MutationCartMetafieldsSetArgs,
} from '@shopify/hydrogen-react/storefront-api-types';
import type {CartMetafield} from '../../carts/types';
import type {StorefrontContext} from '../context';
import type {ResolversOf} from '../schema/resolvers-of';
import type {MetafieldSource} from '../schema/sources';
import {cartMetafieldSource} from '../types/cart';
import {metafieldOf, putMetafield} from './cart-metafield-input';
import {changeCart} from './change-cart';

/** Shopify's limit per mutation. */
const MAX_METAFIELDS = 25;

interface SetError {
  code: string;
  field: readonly string[];
  message: string;
  elementIndex: number | null;
}

async function setMetafield(
  input: CartMetafieldsSetInput,
  position: number,
  context: StorefrontContext,
): Promise<{metafield: MetafieldSource | null} | {error: SetError}> {
  const path = ['metafields', String(position)];
  if (!input.key.trim()) {
    const field = [...path, 'key'];
    return {
      error: {code: 'BLANK', field, message: "Key can't be blank", elementIndex: position},
    };
  }
  let stored: CartMetafield | undefined;
  const {cart} = await changeCart(input.ownerId, context, (owner) => {
    const metafields = putMetafield(owner.metafields ?? [], metafieldOf(input, context.clock()));
    stored = metafields.at(-1);
    return {cart: {...owner, metafields}};
  });
  if (cart) return {metafield: cartMetafieldSource(cart, stored)};
  return {
    error: {
      code: 'INVALID_OWNER',
      field: [...path, 'ownerId'],
      message: 'Owner does not exist.',
      elementIndex: position,
    },
  };
}

/** `cartMetafieldsSet`: creates or updates metafields of carts. */
export const cartMetafieldsSetMutation: ResolversOf<unknown> = {
  cartMetafieldsSet: async (_root, {metafields}: MutationCartMetafieldsSetArgs, context) => {
    if (metafields.length > MAX_METAFIELDS) {
      const message = `Exceeded the maximum metafields input limit of ${MAX_METAFIELDS}.`;
      const tooMany = {code: 'LESS_THAN_OR_EQUAL_TO', field: ['metafields'], message};
      return {metafields: null, userErrors: [tooMany]};
    }
    const outcomes = [];
    for (const [position, input] of metafields.entries()) {
      outcomes.push(await setMetafield(input, position, context));
    }
    const userErrors = outcomes.flatMap((outcome) => ('error' in outcome ? [outcome.error] : []));
    return {
      metafields: userErrors.length
        ? null
        : outcomes.flatMap((outcome) => ('metafield' in outcome ? [outcome.metafield] : [])),
      userErrors,
    };
  },
};
