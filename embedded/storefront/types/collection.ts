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
  products: ({collection}, args: CollectionProductsArgs, context) =>
    productConnection(
      context.index.collectionProducts(collection, productOrderOf(args.sortKey)),
      args,
      args.filters ?? [],
    ),
};
