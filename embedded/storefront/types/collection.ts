import type {CollectionProductsArgs} from '@shopify/hydrogen-react/storefront-api-types';
import type {Collection} from '../../catalogue/collection-types';
import {paginate} from '../connections/connection';
import type {ResolversOf} from '../schema/resolvers-of';
import {collectProducts} from '../search/product-order';

/** `Collection`: the products that match a rule, in the collection's own order. */
export const collectionResolvers: ResolversOf<Collection> = {
  products: (collection, args: CollectionProductsArgs, {catalogue}) =>
    paginate(collectProducts(catalogue.products(), collection), args, (product) => product),
};
