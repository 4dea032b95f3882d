import type {CollectionSortOrder} from '../../catalogue/collection-types';
import type {AdminContext} from '../context';
import {collectProducts} from '../../storefront/search/product-order';
import {userError} from '../user-error';

interface CollectionInput {
  id?: string | null;
  sortOrder?: CollectionSortOrder | null;
}

interface ReorderArgs {
  id: string;
  /** The position is a string, because JSON numbers are too small. */
  moves: readonly {id: string; newPosition: string}[];
}

const NOT_FOUND = {userErrors: [userError(['id'], 'Collection does not exist')]};

export const collectionMutations = {
  collectionUpdate: async ({input}: {input: CollectionInput}, context: AdminContext) => {
    const {collections} = context.content;
    const before = collections.find(input.id ?? '');
    if (!before) return NOT_FOUND;
    const changed = {
      ...before,
      sortOrder: input.sortOrder ?? before.sortOrder,
      updatedAt: context.clock().toISOString(),
    };
    await collections.put(changed);
    return {userErrors: []};
  },
  /** Applies the moves one after another: each takes a product out and inserts it at its new position. */
  collectionReorderProducts: async ({id, moves}: ReorderArgs, context: AdminContext) => {
    const {collections} = context.content;
    const collection = collections.find(id);
    if (!collection) return NOT_FOUND;
    const {entries} = collectProducts(context.catalogue.allProducts(), collection);
    const productIds = entries.map(({node}) => node.id);
    for (const move of moves) {
      productIds.splice(productIds.indexOf(move.id), 1);
      productIds.splice(Number(move.newPosition), 0, move.id);
    }
    const updatedAt = context.clock().toISOString();
    await collections.put({...collection, productIds, updatedAt});
    return {userErrors: []};
  },
};
