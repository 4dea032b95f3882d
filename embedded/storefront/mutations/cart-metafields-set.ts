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
import {changeCart, findOwnCart} from './change-cart';
import {metafieldProblem} from './metafield-value';

/** Shopify's limit per mutation. */
const MAX_METAFIELDS = 25;

interface SetError {
  code: string;
  field: readonly string[];
  message: string;
  elementIndex: number | null;
}

function checkInput(input: CartMetafieldsSetInput, position: number): SetError[] {
  const problem = metafieldProblem(input);
  if (!problem) return [];
  const {code, field, message} = problem;
  return [{code, field: ['metafields', String(position), field], message, elementIndex: position}];
}

async function findOwner(
  {ownerId}: CartMetafieldsSetInput,
  position: number,
  context: StorefrontContext,
): Promise<SetError[]> {
  if (await findOwnCart(ownerId, context)) return [];
  const field = ['metafields', String(position), 'ownerId'];
  return [{code: 'INVALID_OWNER', field, message: 'Owner does not exist.', elementIndex: position}];
}

async function setMetafield(
  input: CartMetafieldsSetInput,
  context: StorefrontContext,
): Promise<MetafieldSource | null> {
  let stored: CartMetafield | undefined;
  const {cart} = await changeCart(input.ownerId, context, (owner) => {
    const metafields = putMetafield(owner.metafields ?? [], metafieldOf(input, context.clock()));
    stored = metafields.at(-1);
    return {cart: {...owner, metafields}};
  });
  return cart && cartMetafieldSource(cart, stored);
}

/** `cartMetafieldsSet`: creates or updates metafields of carts. With any user error nothing is changed. */
export const cartMetafieldsSetMutation: ResolversOf<unknown> = {
  cartMetafieldsSet: async (_root, {metafields}: MutationCartMetafieldsSetArgs, context) => {
    if (metafields.length > MAX_METAFIELDS) {
      const message = `Exceeded the maximum metafields input limit of ${MAX_METAFIELDS}.`;
      const tooMany = {code: 'LESS_THAN_OR_EQUAL_TO', field: ['metafields'], message};
      return {metafields: null, userErrors: [tooMany]};
    }
    const userErrors = metafields.flatMap(checkInput);
    for (const [position, input] of metafields.entries()) {
      userErrors.push(...(await findOwner(input, position, context)));
    }
    if (userErrors.length) return {metafields: null, userErrors};
    const stored = [];
    for (const input of metafields) stored.push(await setMetafield(input, context));
    return {metafields: stored.filter((one) => one !== null), userErrors};
  },
};
