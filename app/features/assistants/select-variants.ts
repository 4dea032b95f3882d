import {leadingVariant} from '~/shop/product/availability';
import type {CatalogueProduct} from './ucp-product';
import type {ProductInput} from './requests';

type Variant = CatalogueProduct['variants']['nodes'][number];
interface Selected {
  name: string;
  label: string;
}

/**
 * The selection that applies to a product, and its matching variants, the featured one first. A variant's id selects
 * all its options. While no variant matches, drops options: first those missing from `preferences`, then its last ones.
 */
export function selectVariants(
  product: Pick<CatalogueProduct, 'variants' | 'sellsOtherSizes'>,
  {id, selected = [], preferences = []}: ProductInput,
): {selected: Selected[]; variants: Variant[]} {
  const {nodes} = product.variants;
  const named = nodes.find((variant) => variant.id === id);
  if (named) return {selected: optionsOf(named), variants: matching(nodes, optionsOf(named))};
  const place = ({name}: Selected) =>
    preferences.includes(name) ? preferences.indexOf(name) : preferences.length;
  const wanted = selected
    .map(({name, label}) => ({name, label}))
    .toSorted((a, b) => place(a) - place(b));
  while (wanted.length > 0 && matching(nodes, wanted).length === 0) wanted.pop();
  if (wanted.length > 0) return {selected: wanted, variants: matching(nodes, wanted)};
  const featured = leadingVariant(product);
  const options = featured ? optionsOf(featured) : [];
  return {selected: options, variants: matching(nodes, options)};
}

function optionsOf({selectedOptions}: Variant): Selected[] {
  return selectedOptions.map(({name, value}) => ({name, label: value}));
}

/** The variants that have all of these options. */
export function matching(variants: readonly Variant[], wanted: readonly Selected[]): Variant[] {
  return variants.filter(({selectedOptions}) =>
    wanted.every(({name, label}) =>
      selectedOptions.some((option) => option.name === name && option.value === label),
    ),
  );
}
