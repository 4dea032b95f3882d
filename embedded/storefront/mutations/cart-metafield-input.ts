import type {CartInputMetafieldInput} from '@shopify/hydrogen-react/storefront-api-types';
import type {CartMetafield} from '../../carts/types';
import type {CartUserError} from './cart-payload';
import {metafieldProblem} from './metafield-value';

/** The namespace of keys without one. */
const DEFAULT_NAMESPACE = 'app';

/** Parses `namespace.key`, or a bare key in the default namespace. */
export function metafieldKeyOf(text: string): {namespace: string; key: string} {
  const [namespace, ...rest] = text.split('.');
  return rest.length
    ? {namespace: namespace!, key: rest.join('.')}
    : {namespace: DEFAULT_NAMESPACE, key: text};
}

/** A metafield as a cart stores it. */
export function metafieldOf({key, type, value}: CartInputMetafieldInput, now: Date): CartMetafield {
  const at = now.toISOString();
  return {...metafieldKeyOf(key), type, value, createdAt: at, updatedAt: at};
}

/** The user errors of metafields in the input of a new cart; `path` is the list's path in the arguments. */
export function checkCartMetafields(
  inputs: readonly CartInputMetafieldInput[],
  path: readonly string[],
): CartUserError[] {
  return inputs.flatMap((input, position): CartUserError[] => {
    const problem = metafieldProblem(input);
    if (!problem) return [];
    const field = [...path, String(position), problem.field];
    return [{code: 'INVALID_METAFIELDS', field, message: problem.message}];
  });
}

/** Adds a metafield, or replaces the one of the same name. */
export function putMetafield(
  metafields: readonly CartMetafield[],
  put: CartMetafield,
): CartMetafield[] {
  const isSame = (one: CartMetafield) => one.namespace === put.namespace && one.key === put.key;
  const before = metafields.find(isSame);
  return [
    ...metafields.filter((one) => !isSame(one)),
    {...put, createdAt: before?.createdAt ?? put.createdAt},
  ];
}
