import type {ProductSortKeys} from '@shopify/hydrogen-react/storefront-api-types';
import type {CollectionName} from '~/shop/collection/collections';
import words from '#words/listing';

/** A sort order of a collection. */
export interface CollectionSort {
  /** The value of `?sort=`. */
  name: string;
  label: string;
  /**
   * What the storefront sorts by, null for the order that the artist gave the collection. By price the worker sorts
   * (`sortByPrice`): the storefront's order and cursors would tell hidden prices.
   */
  sortKey: Extract<ProductSortKeys, 'CREATED_AT' | 'TITLE' | 'PRICE'> | null;
  isReversed: boolean;
}

const FEATURED: CollectionSort = {
  name: 'featured',
  label: words.sorts.featured,
  sortKey: null,
  isReversed: false,
};

const NEWEST: CollectionSort = {
  name: 'newest',
  label: words.sorts.newest,
  sortKey: 'CREATED_AT',
  isReversed: true,
};

/**
 * The sort orders of each collection, the default first: the artist's own. Prices of originals are on request; sorting by
 * price would reveal which costs more.
 */
const SORTS: Record<
  CollectionName,
  readonly [CollectionSort, CollectionSort, ...CollectionSort[]]
> = {
  prints: [
    FEATURED,
    NEWEST,
    {name: 'price-low', label: words.sorts.priceLow, sortKey: 'PRICE', isReversed: false},
    {name: 'price-high', label: words.sorts.priceHigh, sortKey: 'PRICE', isReversed: true},
  ],
  originals: [
    FEATURED,
    NEWEST,
    {name: 'oldest', label: words.sorts.oldest, sortKey: 'CREATED_AT', isReversed: false},
    {name: 'title', label: words.sorts.title, sortKey: 'TITLE', isReversed: false},
  ],
};

/** The sort orders that a page offers. Where the artist's own has the newest first, one link stands for both. */
export function listSorts(
  collection: CollectionName,
  isNewestFirst: boolean,
): readonly CollectionSort[] {
  const [own, newest, ...others] = SORTS[collection];
  return isNewestFirst ? [{...own, label: newest.label}, ...others] : SORTS[collection];
}

/** Which of the offered orders is that of the page. */
export function findOffered(
  offered: readonly CollectionSort[],
  {name}: CollectionSort,
): CollectionSort | undefined {
  return offered.find((sort) => sort.name === name) ?? offered[0];
}

/** The sort order in the URL, or the default. */
export function findSort(collection: CollectionName, search: URLSearchParams): CollectionSort {
  const name = search.get('sort');
  return SORTS[collection].find((sort) => sort.name === name) ?? SORTS[collection][0];
}

/** The URL of a collection in an order, without the default one. */
export function collectionPath(collection: CollectionName, sort: CollectionSort): string {
  const [own] = SORTS[collection];
  return `/collections/${collection}${sort.name === own.name ? '' : `?sort=${sort.name}`}`;
}
