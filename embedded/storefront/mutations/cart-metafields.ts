import type {
  CartMetafieldsSetInput,
  MutationCartMetafieldDeleteArgs,
  MutationCartMetafieldsSetArgs,
} from '@shopify/hydrogen-react/storefront-api-types';
import type {Cart, CartMetafield} from '../../carts/types';
import type {StorefrontContext} from '../context';
import type {ResolversOf} from '../schema/resolvers-of';
import {changeCart} from './change-cart';

/** The namespace of keys without one. */
const DEFAULT_NAMESPACE = 'app';

/** Parses `namespace.key`, or a bare key in the default namespace. */
function nameOf(text: string): {namespace: string; key: string} {
  const [namespace = '', ...rest] = text.split('.');
  return rest.length > 0
    ? {namespace, key: rest.join('.')}
    : {namespace: DEFAULT_NAMESPACE, key: text};
}

/** The cart's metafields without the named one. */
function otherMetafields(cart: Cart, name: {namespace: string; key: string}): CartMetafield[] {
  return (cart.metafields ?? []).filter(
    ({namespace, key}) => namespace !== name.namespace || key !== name.key,
  );
}

async function setMetafield(
  {ownerId, key, type, value}: CartMetafieldsSetInput,
  context: StorefrontContext,
) {
  const metafield = {...nameOf(key), type, value};
  const {userErrors} = await changeCart(ownerId, context, (cart) => ({
    cart: {...cart, metafields: [...otherMetafields(cart, metafield), metafield]},
  }));
  return userErrors;
}

/** The mutations of carts' metafields. */
export const cartMetafieldMutations: ResolversOf<unknown> = {
  cartMetafieldsSet: async (_root, {metafields}: MutationCartMetafieldsSetArgs, context) => {
    const userErrors = [];
    for (const input of metafields) userErrors.push(...(await setMetafield(input, context)));
    return {userErrors: userErrors.map(withOwnerCode)};
  },
  cartMetafieldDelete: async (_root, {input}: MutationCartMetafieldDeleteArgs, context) => {
    const {userErrors} = await changeCart(input.ownerId, context, (cart) => ({
      cart: {...cart, metafields: otherMetafields(cart, nameOf(input.key))},
    }));
    return {userErrors: userErrors.map(withOwnerCode)};
  },
};

/** The only error is an unknown cart, for which these two mutations have a code of their own. */
function withOwnerCode({message}: {message: string}): object {
  return {code: 'INVALID_OWNER', field: ['ownerId'], message};
}
