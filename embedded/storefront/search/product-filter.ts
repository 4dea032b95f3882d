import type {ProductFilter} from '@shopify/hydrogen-react/storefront-api-types';
import type {Product, Variant} from '../../catalogue/types';
import {foldCase} from './words';

type FilterKey = keyof ProductFilter;

const same = (left: string, right: string) => foldCase(left) === foldCase(right);

/** Tests of a whole product, one per filter key. */
const PRODUCT_TESTS: Partial<
  Record<FilterKey, (product: Product, filter: ProductFilter) => boolean>
> = {
  productType: (product, {productType}) => same(product.productType, productType ?? ''),
  productVendor: (product, {productVendor}) => same(product.vendor, productVendor ?? ''),
  tag: (product, {tag}) => product.tags.some((one) => same(one, tag ?? '')),
  productMetafield: (product, {productMetafield}) =>
    product.metafields.some(
      (metafield) =>
        metafield.namespace === productMetafield?.namespace &&
        metafield.key === productMetafield.key &&
        metafield.value === productMetafield.value,
    ),
  // The catalogue has neither a taxonomy nor variant metafields, so these match nothing.
  category: () => false,
  taxonomyMetafield: () => false,
  variantMetafield: () => false,
};

/** Tests of one variant; the same variant must pass all of them. */
const VARIANT_TESTS: Partial<
  Record<FilterKey, (variant: Variant, filter: ProductFilter) => boolean>
> = {
  available: (variant, {available}) => variant.quantity > 0 === available,
  price: (variant, {price}) => {
    const amount = variant.priceCents / 100;
    return amount >= (price?.min ?? 0) && amount <= (price?.max ?? Infinity);
  },
  variantOption: (variant, {variantOption}) =>
    variant.selectedOptions.some(
      (option) =>
        same(option.name, variantOption?.name ?? '') &&
        same(option.value, variantOption?.value ?? ''),
    ),
};

/** Filters of one group are alternatives; a product must match every group. */
function groupOf(key: FilterKey, filter: ProductFilter): string {
  return key === 'variantOption' ? `option ${foldCase(filter.variantOption?.name ?? '')}` : key;
}

interface SingleFilter {
  key: FilterKey;
  filter: ProductFilter;
}

function groupsOf(filters: readonly ProductFilter[]): Map<string, SingleFilter[]> {
  const groups = new Map<string, SingleFilter[]>();
  for (const filter of filters) {
    for (const key of Object.keys(filter) as FilterKey[]) {
      if (filter[key] == null) continue;
      const group = groupOf(key, filter);
      groups.set(group, [...(groups.get(group) ?? []), {key, filter}]);
    }
  }
  return groups;
}

/**
 * Compiles a list of product filters: several of one kind widen the result, different kinds narrow it. The same variant
 * must match price, availability and options.
 *
 * @see https://shopify.dev/docs/storefronts/headless/building-with-the-storefront-api/products-collections/filter-products
 */
export function compileProductFilters(
  filters: readonly ProductFilter[] | null | undefined,
): (product: Product) => boolean {
  const groups = [...groupsOf(filters ?? []).values()];
  const ofVariant = groups.filter((group) => group[0] && group[0].key in VARIANT_TESTS);
  const ofProduct = groups.filter((group) => !ofVariant.includes(group));
  return (product) =>
    ofProduct.every((group) =>
      group.some(({key, filter}) => PRODUCT_TESTS[key]?.(product, filter) ?? true),
    ) &&
    (ofVariant.length === 0 ||
      product.variants.some((variant) =>
        ofVariant.every((group) =>
          group.some(({key, filter}) => VARIANT_TESTS[key]?.(variant, filter) ?? true),
        ),
      ));
}

/** The filters without one group, so that a facet's selected value does not exclude its other values. */
export function withoutFilterGroup(
  filters: readonly ProductFilter[],
  key: FilterKey,
  optionName?: string,
): ProductFilter[] {
  const isOfGroup = (filter: ProductFilter) =>
    filter[key] != null &&
    (optionName === undefined || same(filter.variantOption?.name ?? '', optionName));
  return filters.map((filter) => (isOfGroup(filter) ? {...filter, [key]: undefined} : filter));
}
