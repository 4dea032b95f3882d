import type {Product} from '../../catalogue/types';
import type {CatalogueIndex} from '../catalogue-index/catalogue-index';
import {orderBy, type OrderedList} from '../connections/ordered-list';
import {numberOfGid} from '../schema/gid';
import {weightedProductWords} from '../search/product-search';
import {relevanceOf, bareTerms} from '../search/relevance';
import type {SearchQuery} from '../search/search-ast';

/** Sorts the found products by their relevance to the bare terms of the query, the best first. */
export function orderByRelevance(
  found: OrderedList<Product>,
  query: SearchQuery,
  index: CatalogueIndex,
): OrderedList<Product> {
  const terms = bareTerms(query);
  return orderBy(
    'RELEVANCE',
    found.entries.map((entry) => entry.node),
    (product) => numberOfGid(product.id),
    (product) => -relevanceOf(weightedProductWords(index.words(product)), terms),
  );
}
