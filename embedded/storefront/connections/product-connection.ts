import type {ProductFilter} from '@shopify/hydrogen-react/storefront-api-types';
import type {Product} from '../../catalogue/types';
import {productSource} from '../schema/product-sources';
import type {ProductSource} from '../schema/sources';
import {productFacets, type Facet} from '../search/product-facets';
import {compileProductFilters} from '../search/product-filter';
import {paginate, type Connection, type ConnectionArguments} from './connection';
import {filterOrdered, type OrderedList} from './ordered-list';

export interface ProductConnection extends Connection<ProductSource> {
  /** Lazy: counted only when a query selects it. */
  filters: () => Facet[];
}

/** One page of the products that match the filters, with the facets of the whole list. */
export function productConnection(
  list: OrderedList<Product>,
  args: ConnectionArguments,
  filters: readonly ProductFilter[],
): ProductConnection {
  const passing = filters.length ? filterOrdered(list, compileProductFilters(filters)) : list;
  return {
    ...paginate(passing, args, productSource),
    filters: () =>
      productFacets(
        list.entries.map((entry) => entry.node),
        filters,
      ),
  };
}
