import type {
  CollectionDescriptionArgs,
  CollectionMetafieldsArgs,
  CollectionProductsArgs,
} from '@shopify/hydrogen-react/storefront-api-types';
import {productOrderOf} from '../catalogue-index/product-order';
import {productConnection} from '../connections/product-connection';
import {imageSource} from '../schema/product-sources';
import type {ResolversOf} from '../schema/resolvers-of';
import type {CollectionSource} from '../schema/sources';
import {htmlOf, truncate} from '../schema/text';

/** Shopify's default is the collection's own order, which `MANUAL` asks for as well. */
function isOwnOrder(sortKey: CollectionProductsArgs['sortKey']): boolean {
  return !sortKey || sortKey === 'COLLECTION_DEFAULT' || sortKey === 'MANUAL';
}

/** `Collection`: the products that match a rule. */
export const collectionResolvers: ResolversOf<CollectionSource> = {
  id: ({collection}) => collection.id,
  handle: ({collection}) => collection.handle,
  title: ({collection}) => collection.title,
  updatedAt: ({collection}) => collection.updatedAt,
  description: ({collection}, {truncateAt}: CollectionDescriptionArgs) =>
    truncate(collection.description, truncateAt),
  descriptionHtml: ({collection}) => htmlOf(collection.description),
  image: ({collection}) => imageSource(collection.image),
  seo: () => ({title: null, description: null}),
  onlineStoreUrl: ({collection}, _args, context) =>
    `${context.shopOrigin}/collections/${collection.handle}`,
  metafields: (_collection, {identifiers}: CollectionMetafieldsArgs) => identifiers.map(() => null),
  products: ({collection}, args: CollectionProductsArgs, {index}) =>
    productConnection(
      isOwnOrder(args.sortKey)
        ? index.collected(collection)
        : index.collectionProducts(collection, productOrderOf(args.sortKey)),
      args,
      args.filters ?? [],
    ),
};
