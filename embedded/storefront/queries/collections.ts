import type {
  QueryRootCollectionArgs,
  QueryRootCollectionByHandleArgs,
  QueryRootCollectionsArgs,
} from '@shopify/hydrogen-react/storefront-api-types';
import type {Collection} from '../../catalogue/collection-types';
import {paginate} from '../connections/connection';
import {orderBy, type OrderedList} from '../connections/ordered-list';
import type {StorefrontContext} from '../context';
import {numberOfGid} from '../schema/gid';
import {collectionSource} from '../schema/product-sources';
import type {ResolversOf} from '../schema/resolvers-of';
import {compileSearch, type Searchable} from '../search/search-matcher';
import {parseSearchQuery} from '../search/search-query';
import {foldCase, wordsOf} from '../search/words';

/** The search fields of `collections(query:)`. */
export const SEARCHABLE_COLLECTIONS: Searchable<Collection> = {
  fields: {
    collection_type: {kind: 'keyword', read: () => ['smart']},
    handle: {kind: 'keyword', read: (collection) => [collection.handle]},
    title: {kind: 'text', read: (collection) => [collection.title]},
    updated_at: {kind: 'date', read: (collection) => collection.updatedAt},
  },
  words: (collection) => [wordsOf(collection.title), wordsOf(collection.description)],
};

function orderCollections(
  collections: readonly Collection[],
  sortKey: string | null | undefined,
): OrderedList<Collection> {
  const idOf = (collection: Collection) => numberOfGid(collection.id);
  switch (sortKey) {
    case 'TITLE':
      return orderBy('TITLE', collections, idOf, (collection) => foldCase(collection.title));
    case 'UPDATED_AT':
      return orderBy('UPDATED_AT', collections, idOf, ({updatedAt}) => Date.parse(updatedAt));
    default:
      return orderBy('ID', collections, idOf, idOf);
  }
}

function findCollection(
  {id, handle}: QueryRootCollectionArgs,
  {catalogue}: StorefrontContext,
): Collection | null {
  const isSought = (collection: Collection) =>
    id ? collection.id === id : collection.handle === handle;
  return catalogue.collections().find(isSought) ?? null;
}

/** `collections`, and one collection by its id or handle. */
export const collectionsQueries: ResolversOf<unknown> = {
  collection: (_root, args: QueryRootCollectionArgs, context) => {
    const collection = findCollection(args, context);
    return collection && collectionSource(collection);
  },
  collectionByHandle: (_root, {handle}: QueryRootCollectionByHandleArgs, context) => {
    const collection = findCollection({handle}, context);
    return collection && collectionSource(collection);
  },
  collections: (_root, args: QueryRootCollectionsArgs, {catalogue, clock}) => {
    const test = compileSearch(parseSearchQuery(args.query ?? ''), SEARCHABLE_COLLECTIONS, clock());
    const found = catalogue.collections().filter(test);
    return {
      ...paginate(orderCollections(found, args.sortKey), args, collectionSource),
      totalCount: found.length,
    };
  },
};
