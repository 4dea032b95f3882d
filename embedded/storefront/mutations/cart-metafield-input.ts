import type {CartInputMetafieldInput} from '@shopify/hydrogen-react/storefront-api-types';
import type {CartMetafield} from '../../carts/types';

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
