import type {ProductSortKeys} from '@shopify/hydrogen-react/storefront-api-types';
import type {CollectionName} from '~/shop/collection/collections';
import type {ShopWords} from '~/words';
import {filterParameters, type WorkFilters} from '~/shop/filters/work-filters';

export interface CollectionSort {
  /** The value of `?sort=`, which is also its key in the words. */
  name: keyof ShopWords['listing']['sorts'];
  /** The storefront's sort key, null for the artist's order of the collection. The worker sorts by price. */
  sortKey: Extract<ProductSortKeys, 'CREATED_AT' | 'TITLE' | 'PRICE'> | null;
  isReversed: boolean;
}

const FEATURED: CollectionSort = {
  name: 'featured',
  sortKey: null,
  isReversed: false,
};

const NEWEST: CollectionSort = {
  name: 'newest',
  sortKey: 'CREATED_AT',
  isReversed: true,
};

/**
 * The sort orders of each collection, the default first: the artist's own. Prices of originals are on request, so
 * sorting by price would reveal which costs more.
 */
export const SORTS: Record<CollectionName, readonly CollectionSort[]> = {
  prints: [
    FEATURED,
    NEWEST,
    {name: 'price-low', sortKey: 'PRICE', isReversed: false},
    {name: 'price-high', sortKey: 'PRICE', isReversed: true},
  ],
  originals: [
    FEATURED,
    NEWEST,
    {name: 'oldest', sortKey: 'CREATED_AT', isReversed: false},
    {name: 'title', sortKey: 'TITLE', isReversed: false},
  ],
};

export function findSort(collection: CollectionName, search: URLSearchParams): CollectionSort {
  const name = search.get('sort');
  return SORTS[collection].find((sort) => sort.name === name) ?? FEATURED;
}

/** The URL of a collection in that order, with its filters. Omits the default order. */
export function collectionPath(
  collection: CollectionName,
  sort: CollectionSort,
  filters: Partial<WorkFilters> = {},
): string {
  const search = filterParameters(filters);
  if (!isDefaultSort(sort)) search.set('sort', sort.name);
  return `/collections/${collection}${search.size > 0 ? `?${search}` : ''}`;
}

export function isDefaultSort({name}: CollectionSort): boolean {
  return name === FEATURED.name;
}
