import type {ProductFilter} from '@shopify/hydrogen-react/storefront-api-types';
import type {Product} from '../../catalogue/types';
import {compileProductFilters, withoutFilterGroup} from './product-filter';

export interface FacetValue {
  id: string;
  label: string;
  count: number;
  /** JSON of the `ProductFilter` that selects this value. */
  input: string;
}

/** One entry of `filters` on a product connection: the schema's type `Filter`. */
export interface Facet {
  id: string;
  label: string;
  type: 'LIST' | 'PRICE_RANGE';
  presentation: 'TEXT' | null;
  values: FacetValue[];
}

interface ListFacet {
  id: string;
  label: string;
  key: keyof ProductFilter;
  optionName?: string;
  /** The facet values of a product. */
  valuesOf(product: Product): readonly string[];
  filterOf(value: string): ProductFilter;
  labelOf?(value: string): string;
}

const AVAILABILITY: ListFacet = {
  id: 'filter.v.availability',
  label: 'Availability',
  key: 'available',
  valuesOf: (product) => product.variants.map((variant) => (variant.quantity > 0 ? '1' : '0')),
  filterOf: (value) => ({available: value === '1'}),
  labelOf: (value) => (value === '1' ? 'In stock' : 'Out of stock'),
};

const OF_PRODUCT: readonly ListFacet[] = [
  {
    id: 'filter.p.product_type',
    label: 'Product type',
    key: 'productType',
    valuesOf: (product) => [product.productType],
    filterOf: (productType) => ({productType}),
  },
  {
    id: 'filter.p.vendor',
    label: 'Brand',
    key: 'productVendor',
    valuesOf: (product) => [product.vendor],
    filterOf: (productVendor) => ({productVendor}),
  },
  {
    id: 'filter.p.tag',
    label: 'Tags',
    key: 'tag',
    valuesOf: (product) => product.tags,
    filterOf: (tag) => ({tag}),
  },
];

const slug = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');

function optionFacets(products: readonly Product[]): ListFacet[] {
  const names = new Set(
    products.flatMap((product) => product.options.map((option) => option.name)),
  );
  names.delete('Title'); // The placeholder option of products without options.
  return [...names].sort().map((name) => ({
    id: `filter.v.option.${slug(name)}`,
    label: name,
    key: 'variantOption',
    optionName: name,
    valuesOf: (product) =>
      product.variants.flatMap((variant) =>
        variant.selectedOptions
          .filter((option) => option.name === name)
          .map((option) => option.value),
      ),
    filterOf: (value) => ({variantOption: {name, value}}),
  }));
}

function countFacet(
  facet: ListFacet,
  products: readonly Product[],
  filters: readonly ProductFilter[],
): Facet {
  const passes = compileProductFilters(withoutFilterGroup(filters, facet.key, facet.optionName));
  const counts = new Map<string, number>();
  for (const product of products) {
    const counted = passes(product) ? 1 : 0;
    for (const value of new Set(facet.valuesOf(product))) {
      if (value) counts.set(value, (counts.get(value) ?? 0) + counted);
    }
  }
  const values = [...counts].map(([value, count]) => ({
    id: `${facet.id}.${slug(value)}`,
    label: facet.labelOf?.(value) ?? value,
    count,
    input: JSON.stringify(facet.filterOf(value)),
  }));
  values.sort((left, right) => left.label.localeCompare(right.label));
  return {id: facet.id, label: facet.label, type: 'LIST', presentation: 'TEXT', values};
}

function priceFacet(products: readonly Product[], filters: readonly ProductFilter[]): Facet {
  const candidates = products.filter(compileProductFilters(withoutFilterGroup(filters, 'price')));
  let maxCents = 0;
  for (const product of candidates) {
    for (const variant of product.variants) maxCents = Math.max(maxCents, variant.priceCents);
  }
  const id = 'filter.v.price';
  const input = JSON.stringify({price: {min: 0, max: maxCents / 100}});
  return {
    id,
    label: 'Price',
    type: 'PRICE_RANGE',
    presentation: null,
    values: [{id, label: 'Price', count: candidates.length, input}],
  };
}

/**
 * The available filters for a list of products, each value with the number of products that it would match in addition
 * to the selected filters.
 */
export function productFacets(
  products: readonly Product[],
  filters: readonly ProductFilter[],
): Facet[] {
  const lists = [AVAILABILITY, ...OF_PRODUCT, ...optionFacets(products)]
    .map((facet) => countFacet(facet, products, filters))
    .filter((facet) => facet.values.length > 0);
  const priced = products.length > 0 ? [priceFacet(products, filters)] : [];
  return [...lists.slice(0, 1), ...priced, ...lists.slice(1)];
}
