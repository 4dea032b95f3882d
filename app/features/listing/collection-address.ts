import {findSort, isUsualSort, type CollectionSort} from './collection-sort';
import type {CollectionName} from '~/lib/catalogue/collections';

/** The page of a collection that begins after a cursor of the storefront, or ends before one; the first when there is none. */
export type PagePlace = {after: string} | {before: string} | null;

export interface CollectionAddress {
  sort: CollectionSort;
  place: PagePlace;
}

/** What the query of an address asks of a collection: `sort`, and with the names that Hydrogen uses `cursor` and `direction`. */
export function readCollectionAddress(
  collection: CollectionName,
  search: URLSearchParams,
): CollectionAddress {
  const cursor = search.get('cursor');
  const sort = findSort(collection, search);
  if (!cursor) return {sort, place: null};
  return {sort, place: isBackwards(search) ? {before: cursor} : {after: cursor}};
}

/** Whether an address asks for the page before its cursor. */
export function isBackwards(search: URLSearchParams): boolean {
  return search.get('direction') === 'previous';
}

/** The address of a page of a collection: its path, and a query where there is something to say. */
export function collectionAddress(
  collection: CollectionName,
  {sort, place}: CollectionAddress,
): string {
  const search = new URLSearchParams(isUsualSort(collection, sort) ? {} : {sort: sort.name});
  if (place) {
    search.set('direction', 'before' in place ? 'previous' : 'next');
    search.set('cursor', 'before' in place ? place.before : place.after);
  }
  return `/collections/${collection}${search.size > 0 ? `?${search}` : ''}`;
}
