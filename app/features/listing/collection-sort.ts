import type {ProductSortKeys} from '@shopify/hydrogen-react/storefront-api-types';
import type {CollectionName} from '~/shop/collection/collections';
import type {ShopWords} from '~/words';

export interface CollectionSort {
  /** The value of `?sort=`. */
  name: string;
  /** Its key in the words. */
  label: keyof ShopWords['listing']['sorts'];
  /** The storefront's sort key, null for the artist's order of the collection. The worker sorts by price. */
  sortKey: Extract<ProductSortKeys, 'CREATED_AT' | 'TITLE' | 'PRICE'> | null;
  isReversed: boolean;
}

const FEATURED: CollectionSort = {
  name: 'featured',
  label: 'featured',
  sortKey: null,
  isReversed: false,
};

const NEWEST: CollectionSort = {
  name: 'newest',
  label: 'newest',
  sortKey: 'CREATED_AT',
  isReversed: true,
};

/**
 * The sort orders of each collection, the default first: the artist's own. Prices of originals are on request, so
 * sorting by price would reveal which costs more.
 */
const SORTS: Record<
  CollectionName,
  readonly [CollectionSort, CollectionSort, ...CollectionSort[]]
> = {
  prints: [
    FEATURED,
    NEWEST,
    {name: 'price-low', label: 'priceLow', sortKey: 'PRICE', isReversed: false},
    {name: 'price-high', label: 'priceHigh', sortKey: 'PRICE', isReversed: true},
  ],
  originals: [
    FEATURED,
    NEWEST,
    {name: 'oldest', label: 'oldest', sortKey: 'CREATED_AT', isReversed: false},
    {name: 'title', label: 'title', sortKey: 'TITLE', isReversed: false},
  ],
};

type Sorts = readonly [CollectionSort, ...CollectionSort[]];

/** The sort orders that a page offers. When the artist's own order is newest first, one link covers both. */
export function listSorts(collection: CollectionName, isNewestFirst: boolean): Sorts {
  const [own, newest, ...others] = SORTS[collection];
  return isNewestFirst ? [{...own, label: newest.label}, ...others] : SORTS[collection];
}

/** The page's order; the first one if the page doesn't offer the requested order. */
export function findOffered(offered: Sorts, {name}: {name: string}): CollectionSort {
  return offered.find((sort) => sort.name === name) ?? offered[0];
}

export function findSort(collection: CollectionName, search: URLSearchParams): CollectionSort {
  const name = search.get('sort');
  return SORTS[collection].find((sort) => sort.name === name) ?? SORTS[collection][0];
}

/** The URL of a collection in that order, with its filters. Omits the default order. */
export function collectionPath(
  collection: CollectionName,
  sort: CollectionSort,
  filters?: URLSearchParams,
): string {
  const search = new URLSearchParams(filters);
  if (!isDefaultSort(collection, sort)) search.set('sort', sort.name);
  return `/collections/${collection}${search.size > 0 ? `?${search}` : ''}`;
}

export function isDefaultSort(collection: CollectionName, {name}: CollectionSort): boolean {
  return name === SORTS[collection][0].name;
}
