import type {Collection} from '../../catalogue/collection-types';
import {type ConnectionArguments, paginate} from '../../storefront/connections/connection';
import {collectProducts} from '../../storefront/search/product-order';
import type {AdminContext} from '../context';
import {productNode} from './product';

export function collectionNode(collection: Collection, context: AdminContext) {
  const {id, handle, title, sortOrder} = collection;
  return {
    id,
    handle,
    title,
    sortOrder,
    products: (args: ConnectionArguments) =>
      paginate(collectProducts(context.catalogue.allProducts(), collection), args, (product) =>
        productNode(product, context),
      ),
  };
}
