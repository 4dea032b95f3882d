import type {Collection, CollectionSortOrder} from '../../catalogue/collection-types';
import type {Product} from '../../catalogue/types';
import {numberOfGid} from '../schema/gid';
import {compileSearch, foldCase, parseSearchQuery, SEARCHABLE_PRODUCTS} from './search';

/** A list sorted by `valueOf`. Equal entries, and without it all, are in the order of the number in their gid. */
export function orderBy<Entry extends {id: string}>(
  entries: readonly Entry[],
  valueOf: (entry: Entry) => string | number = () => 0,
): Entry[] {
  return entries
    .map((entry) => ({entry, value: valueOf(entry), number: numberOfGid(entry.id)}))
    .sort((a, b) => {
      if (a.value === b.value) return a.number - b.number;
      return a.value < b.value ? -1 : 1;
    })
    .map(({entry}) => entry);
}

/** The sort orders of product lists. Every other sort key sorts by id. */
export type ProductOrder = 'ID' | 'TITLE' | 'PRICE' | 'CREATED_AT' | 'UPDATED_AT';

/** Cents of the cheapest variant; 0 for a product without variants. */
function lowestPriceCents(product: Product): number {
  return product.variants.length
    ? Math.min(...product.variants.map((variant) => variant.priceCents))
    : 0;
}

const VALUES: Record<ProductOrder, (product: Product) => string | number> = {
  ID: () => 0,
  TITLE: (product) => foldCase(product.title),
  PRICE: lowestPriceCents,
  CREATED_AT: (product) => Date.parse(product.createdAt),
  UPDATED_AT: (product) => Date.parse(product.updatedAt),
};

/** Sorts products; equal ones by id. */
export function orderProducts(products: readonly Product[], order: ProductOrder): Product[] {
  return orderBy(products, VALUES[order]);
}

/** A collection's own order: its sort key, and whether the largest comes first. */
const OWN_ORDERS: Record<Exclude<CollectionSortOrder, 'MANUAL'>, [ProductOrder, boolean]> = {
  ALPHA_ASC: ['TITLE', false],
  ALPHA_DESC: ['TITLE', true],
  BEST_SELLING: ['ID', false],
  CREATED: ['CREATED_AT', false],
  CREATED_DESC: ['CREATED_AT', true],
  PRICE_ASC: ['PRICE', false],
  PRICE_DESC: ['PRICE', true],
};

/** The products that match a text in Shopify's search syntax; empty matches all. */
export function searchProducts(
  products: readonly Product[],
  text: string | null | undefined,
): Product[] {
  return products.filter(compileSearch(parseSearchQuery(text ?? ''), SEARCHABLE_PRODUCTS));
}

/**
 * The products of a collection in the admin's order. Products that a manual order doesn't list come last, oldest id
 * first.
 */
export function collectProducts(
  products: readonly Product[],
  {rule, sortOrder, productIds = []}: Collection,
): Product[] {
  const collected = searchProducts(products, rule);
  if (sortOrder !== 'MANUAL') {
    const [order, isReversed] = OWN_ORDERS[sortOrder];
    const ordered = orderProducts(collected, order);
    return isReversed ? ordered.reverse() : ordered;
  }
  const places = new Map(productIds.map((id, place) => [id, place]));
  return orderBy(collected, ({id}) => places.get(id) ?? places.size);
}

/** The sort order of a sort key of `products`. */
export function productOrderOf(sortKey: string | null | undefined): ProductOrder {
  return sortKey && Object.hasOwn(VALUES, sortKey) ? (sortKey as ProductOrder) : 'ID';
}
