import type {Collection} from '../../catalogue/collection-types';
import type {Product} from '../../catalogue/types';
import {orderAsCollected} from '../../storefront/catalogue-index/product-order';
import {type ConnectionArguments, paginate} from '../../storefront/connections/connection';
import type {OrderedList} from '../../storefront/connections/ordered-list';
import {SEARCHABLE_PRODUCTS} from '../../storefront/search/product-search';
import {compileSearch} from '../../storefront/search/search-matcher';
import {parseSearchQuery} from '../../storefront/search/search-query';
import type {AdminContext} from '../context';
import {productNode} from './product';

/** The products of a collection in its own order, for sale or not. */
export function collectedProducts(
  collection: Collection,
  {catalogue}: AdminContext,
): OrderedList<Product> {
  const isCollected = compileSearch(parseSearchQuery(collection.rule), SEARCHABLE_PRODUCTS);
  return orderAsCollected(catalogue.allProducts().filter(isCollected), collection);
}

export function collectionNode(collection: Collection, context: AdminContext) {
  const {id, handle, title, sortOrder} = collection;
  return {
    id,
    handle,
    title,
    sortOrder,
    products: (args: ConnectionArguments) =>
      paginate(collectedProducts(collection, context), args, (product) =>
        productNode(product, context),
      ),
  };
}
