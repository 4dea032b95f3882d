import type {Collection} from '../../catalogue/collection-types';
import {findVariant} from '../../catalogue/find-variant';
import type {Product} from '../../catalogue/types';
import {connect, type ConnectionArguments} from '../../storefront/connections/connection';
import {findByIdOrHandle} from '../../storefront/queries/find-by-id-or-handle';
import {
  collectProducts,
  orderBy,
  orderProducts,
  type ProductOrder,
  searchProducts,
} from '../../storefront/search/product-order';
import type {AdminContext} from '../context';
import {productNode, variantNode} from '../nodes/product';

function collectionNode(collection: Collection, context: AdminContext) {
  const {id, handle, title, sortOrder} = collection;
  return {
    id,
    handle,
    title,
    sortOrder,
    products: (args: ConnectionArguments) =>
      connect(collectProducts(context.catalogue.allProducts(), collection), args, (product) =>
        productNode(product, context),
      ),
  };
}

interface ProductsArgs extends ConnectionArguments {
  query?: string | null;
  sortKey?: ProductOrder;
}

interface ProductIdentifier {
  id?: string | null;
  handle?: string | null;
}

/** The product with the id or the handle, for sale or not. */
export function findProduct(
  identifier: ProductIdentifier,
  {catalogue}: AdminContext,
): Product | null {
  return findByIdOrHandle(catalogue.allProducts(), identifier) ?? null;
}

export const productQueries = {
  product: (identifier: ProductIdentifier, context: AdminContext): object | null => {
    const product = findProduct(identifier, context);
    return product && productNode(product, context);
  },
  productVariant: ({id}: {id: string}, context: AdminContext) => {
    const found = findVariant(context.catalogue.allProducts(), id);
    return found && variantNode(found.product, found.variant, context);
  },
  productByIdentifier: ({identifier}: {identifier: ProductIdentifier}, context: AdminContext) =>
    productQueries.product(identifier, context),
  products: ({query, sortKey = 'ID', ...args}: ProductsArgs, context: AdminContext) =>
    connect(
      orderProducts(searchProducts(context.catalogue.allProducts(), query), sortKey),
      args,
      (product) => productNode(product, context),
    ),
  productsCount: ({query}: ProductsArgs, context: AdminContext) => ({
    count: searchProducts(context.catalogue.allProducts(), query).length,
  }),
  collection: ({id}: {id: string}, context: AdminContext) => {
    const collection = context.content.collections.find(id);
    return collection && collectionNode(collection, context);
  },
  collections: (args: ConnectionArguments, context: AdminContext) =>
    connect(orderBy(context.content.collections.all()), args, (collection) =>
      collectionNode(collection, context),
    ),
};
