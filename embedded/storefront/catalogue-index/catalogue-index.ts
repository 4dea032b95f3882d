import type {Collection} from '../../catalogue/collection-types';
import type {Catalogue, Product} from '../../catalogue/types';
import {createMemo} from '../caching/memo';
import {filterOrdered, type OrderedList} from '../connections/ordered-list';
import {SEARCHABLE_PRODUCTS} from '../search/product-search';
import {compileSearch} from '../search/search-matcher';
import {parseSearchQuery} from '../search/search-query';
import {orderAsCollected, orderProducts, type ProductOrder} from './product-order';

/** Lists of the catalogue's products, sorted on first use and cached until it changes. */
export interface CatalogueIndex {
  products(order: ProductOrder): OrderedList<Product>;
  /** The products that match a text in Shopify's search syntax. */
  search(text: string, order: ProductOrder): OrderedList<Product>;
  /** A collection's products in its own order. */
  collected(collection: Collection): OrderedList<Product>;
}

/** Creates the index of a catalogue. */
export function createCatalogueIndex(catalogue: Catalogue): CatalogueIndex {
  const memo = createMemo(() => catalogue.revision);
  const products = (order: ProductOrder) =>
    memo.get(`products ${order}`, () => orderProducts(catalogue.products(), order));
  return {
    products,
    search: (text, order) =>
      filterOrdered(products(order), compileSearch(parseSearchQuery(text), SEARCHABLE_PRODUCTS)),
    collected: (collection) =>
      memo.get(`collected ${collection.id}`, () => {
        const isCollected = compileSearch(parseSearchQuery(collection.rule), SEARCHABLE_PRODUCTS);
        return orderAsCollected(catalogue.products().filter(isCollected), collection);
      }),
  };
}
