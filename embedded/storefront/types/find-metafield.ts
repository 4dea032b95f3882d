import type {HasMetafieldsIdentifier} from '@shopify/hydrogen-react/storefront-api-types';
import type {Metafield} from '../../catalogue/types';
import type {MetafieldSource, ProductSource} from '../schema/sources';

/** A product as the owner of metafields. */
export function metafieldParentOfProduct(source: ProductSource): MetafieldSource['parent'] {
  const {id, createdAt, updatedAt} = source.product;
  return {__typename: 'Product', id, source, createdAt, updatedAt};
}

/**
 * The metafield with the namespace and key; null when there is none, or when the namespace is omitted (an app's own).
 */
export function findMetafield(
  parent: MetafieldSource['parent'],
  metafields: readonly Metafield[],
  {namespace, key}: Pick<HasMetafieldsIdentifier, 'namespace' | 'key'>,
): MetafieldSource | null {
  const metafield = metafields.find((one) => one.namespace === namespace && one.key === key);
  return metafield ? {__typename: 'Metafield', metafield, parent} : null;
}
