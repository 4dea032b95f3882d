import type {Product} from '../../catalogue/types';
import type {Searchable} from './search-matcher';

/** The search fields of `products(query:)` and of a collection's rule. */
export const SEARCHABLE_PRODUCTS: Searchable<Product> = {
  fields: {
    handle: ({handle}) => [handle],
    product_type: ({productType}) => [productType],
    tag: ({tags}) => tags,
  },
  textsOf: ({title, productType, vendor, description, tags, variants}) => [
    title,
    productType,
    vendor,
    description,
    ...tags,
    ...variants.flatMap((variant) => [variant.title, variant.sku]),
  ],
};

export function isAvailableForSale({variants}: Pick<Product, 'variants'>): boolean {
  return variants.some(({quantity}) => quantity > 0);
}
