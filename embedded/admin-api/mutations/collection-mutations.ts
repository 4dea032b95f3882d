import type {Collection, CollectionSortOrder} from '../../catalogue/collection-types';
import type {AdminContext} from '../context';
import {collectProducts} from '../../storefront/search/product-order';
import {reject} from '../user-error';

interface CollectionInput {
  id?: string | null;
  sortOrder?: CollectionSortOrder | null;
}

interface ReorderArgs {
  id: string;
  /** The position is a string, because Shopify's UnsignedInt64 exceeds JSON's numbers. */
  moves: readonly {id: string; newPosition: string}[];
}

export const collectionMutations = {
  collectionUpdate: async ({input}: {input: CollectionInput}, context: AdminContext) => {
    const before = findCollection(input.id ?? '', context);
    const sortOrder = input.sortOrder ?? before.sortOrder;
    const updatedAt = context.clock().toISOString();
    await context.content.collections.put({...before, sortOrder, updatedAt});
  },
  /** Applies the moves one after another: each takes a product out and inserts it at its new position. */
  collectionReorderProducts: async ({id, moves}: ReorderArgs, context: AdminContext) => {
    const collection = findCollection(id, context);
    const products = collectProducts(context.catalogue.allProducts(), collection);
    const productIds = products.map((product) => product.id);
    for (const move of moves) {
      if (!productIds.includes(move.id)) reject(['moves'], 'Product is not in the collection');
      productIds.splice(productIds.indexOf(move.id), 1);
      productIds.splice(Number(move.newPosition), 0, move.id);
    }
    const updatedAt = context.clock().toISOString();
    await context.content.collections.put({...collection, productIds, updatedAt});
  },
};

function findCollection(id: string, {content}: AdminContext): Collection {
  return content.collections.find(id) ?? reject(['id'], 'Collection does not exist');
}
