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

const NOT_FOUND = 'Collection does not exist';

export const collectionMutations = {
  collectionUpdate: async ({input}: {input: CollectionInput}, context: AdminContext) => {
    const {collections} = context.content;
    const before = collections.find(input.id ?? '');
    if (!before) return {userErrors: [userError(['id'], NOT_FOUND)]};
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
    if (!collection) return {userErrors: [userError(['id'], NOT_FOUND)]};
    if (collection.sortOrder !== 'MANUAL') {
      const message = "Can't reorder products unless collection is manually sorted";
      return {userErrors: [userError(['base'], message)]};
    }
    const {entries} = collectProducts(context.catalogue.allProducts(), collection);
    const productIds = entries.map(({node}) => node.id);
    for (const move of moves) {
      const from = productIds.indexOf(move.id);
      if (from < 0) {
        const error = userError(['moves'], `${move.id} is not in the collection`);
        return {userErrors: [error]};
      }
      productIds.splice(from, 1);
      productIds.splice(Number(move.newPosition), 0, move.id);
    }
    const updatedAt = context.clock().toISOString();
    await collections.put({...collection, productIds, updatedAt});
    return {userErrors: []};
  },
};
