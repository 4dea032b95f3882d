import {findSort, isDefaultSort, type CollectionSort} from './collection-sort';
import type {CollectionName} from '~/shop/collection/collections';

/** A page of a collection, by a storefront cursor: after it, or before it; null is the first page. */
export type PageCursor = {after: string} | {before: string} | null;

export interface CollectionAddress {
  sort: CollectionSort;
  cursor: PageCursor;
}

/** Reads a collection's query string: `sort`, and Hydrogen's pagination parameters `cursor` and `direction`. */
export function readCollectionAddress(
  collection: CollectionName,
  search: URLSearchParams,
): CollectionAddress {
  const cursor = search.get('cursor');
  const sort = findSort(collection, search);
  if (!cursor) return {sort, cursor: null};
  return {sort, cursor: isBackwards(search) ? {before: cursor} : {after: cursor}};
}

/** Whether the URL is of the page before its cursor. */
export function isBackwards(search: URLSearchParams): boolean {
  return search.get('direction') === 'previous';
}

/** The URL of a page of a collection, without default parameters. */
export function collectionAddress(
  collection: CollectionName,
  {sort, cursor}: CollectionAddress,
): string {
  const search = new URLSearchParams(isDefaultSort(collection, sort) ? {} : {sort: sort.name});
  if (cursor) {
    search.set('direction', 'before' in cursor ? 'previous' : 'next');
    search.set('cursor', 'before' in cursor ? cursor.before : cursor.after);
  }
  return `/collections/${collection}${search.size > 0 ? `?${search}` : ''}`;
}
