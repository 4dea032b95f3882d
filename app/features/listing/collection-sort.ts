import type {ProductSortKeys} from '@shopify/hydrogen-react/storefront-api-types';
import type {CollectionName} from '~/lib/catalogue/collections';

/** An order in which a collection can be shown. */
export interface CollectionSort {
  /** As the address has it in `?sort=`. */
  name: string;
  label: string;
  sortKey: ProductSortKeys;
  isReversed: boolean;
}

const NEWEST: CollectionSort = {
  name: 'newest',
  label: 'Newest',
  sortKey: 'CREATED_AT',
  isReversed: true,
};

/**
 * The orders that each collection offers, the usual one first. The prices of originals are given on request; an order by
 * price would tell which costs more.
 */
const SORTS: Record<CollectionName, readonly [CollectionSort, ...CollectionSort[]]> = {
  prints: [
    NEWEST,
    {name: 'price-low', label: 'Price, low to high', sortKey: 'PRICE', isReversed: false},
    {name: 'price-high', label: 'Price, high to low', sortKey: 'PRICE', isReversed: true},
  ],
  originals: [
    NEWEST,
    {name: 'oldest', label: 'Oldest', sortKey: 'CREATED_AT', isReversed: false},
    {name: 'title', label: 'Title, A to Z', sortKey: 'TITLE', isReversed: false},
  ],
};

export function listSorts(collection: CollectionName): readonly CollectionSort[] {
  return SORTS[collection];
}

/** The order that an address asks for; the newest first when it names none that the collection offers. */
export function findSort(collection: CollectionName, search: URLSearchParams): CollectionSort {
  const name = search.get('sort');
  return SORTS[collection].find((sort) => sort.name === name) ?? SORTS[collection][0];
}

/** Whether a collection is shown in its usual order, which the address need not name. */
export function isUsualSort(collection: CollectionName, sort: CollectionSort): boolean {
  return sort === SORTS[collection][0];
}
