import type {Product} from '../../catalogue/types';
import {orderBy, type OrderedList} from '../connections/ordered-list';
import {numberOfGid} from '../schema/gid';
import {foldCase} from '../search/words';

/** The sort orders of product lists. Best selling, manual and default order sort by id. */
export type ProductOrder =
  'ID' | 'TITLE' | 'PRICE' | 'PRODUCT_TYPE' | 'VENDOR' | 'CREATED_AT' | 'UPDATED_AT';

/** Cents of the cheapest variant; 0 for a product without variants. */
export function lowestPriceCents(product: Product): number {
  return product.variants.length
    ? Math.min(...product.variants.map((variant) => variant.priceCents))
    : 0;
}

const VALUES: Record<ProductOrder, (product: Product) => string | number> = {
  ID: (product) => numberOfGid(product.id),
  TITLE: (product) => foldCase(product.title),
  PRICE: lowestPriceCents,
  PRODUCT_TYPE: (product) => foldCase(product.productType),
  VENDOR: (product) => foldCase(product.vendor),
  CREATED_AT: (product) => Date.parse(product.createdAt),
  UPDATED_AT: (product) => Date.parse(product.updatedAt),
};

/** Sorts products; equal ones by id. */
export function orderProducts(
  products: readonly Product[],
  order: ProductOrder,
): OrderedList<Product> {
  return orderBy(order, products, (product) => numberOfGid(product.id), VALUES[order]);
}

/** The sort order of a sort key of `products` or of a collection's products. */
export function productOrderOf(sortKey: string | null | undefined): ProductOrder {
  if (sortKey === 'CREATED') return 'CREATED_AT';
  return sortKey && Object.hasOwn(VALUES, sortKey) ? (sortKey as ProductOrder) : 'ID';
}
