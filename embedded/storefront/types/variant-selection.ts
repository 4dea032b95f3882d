import type {Product, SelectedOption, Variant} from '../../catalogue/types';
import {numberOfGid} from '../schema/gid';
import {combinationOf} from './encoded-variants';

export interface VariantSelection {
  selectedOptions?: readonly SelectedOption[] | null;
}

const isSame = (left: string, right: string) => left.toLowerCase() === right.toLowerCase();

/** The selected options that the product has, in any case; Hydrogen takes them from the page's URL. */
function knownOptions(product: Product, {selectedOptions}: VariantSelection): SelectedOption[] {
  return (selectedOptions ?? []).filter(({name}) =>
    product.options.some((option) => isSame(option.name, name)),
  );
}

function countMatches(variant: Variant, chosen: readonly SelectedOption[]): number {
  return variant.selectedOptions.filter(({name, value}) =>
    chosen.some((one) => isSame(one.name, name) && isSame(one.value, value)),
  ).length;
}

function firstAvailable(variants: readonly Variant[]): Variant | null {
  return variants.find((variant) => variant.quantity > 0) ?? variants[0] ?? null;
}

/**
 * The selected variant. Without a match, the first in stock with the selected options, or else the first in stock, or
 * else the first.
 */
export function findSelectedOrFirstAvailableVariant(
  product: Product,
  selection: VariantSelection,
): Variant | null {
  const chosen = knownOptions(product, selection);
  const partly = product.variants.filter(
    (variant) => countMatches(variant, chosen) === chosen.length,
  );
  const selected = partly.find(({selectedOptions}) => selectedOptions.length === chosen.length);
  return selected ?? firstAvailable(partly.length > 0 ? partly : product.variants);
}

/**
 * The variants that differ in exactly one option from the selection, or from the first in stock when nothing is
 * selected. Sorted by id.
 */
export function findAdjacentVariants(product: Product, selection: VariantSelection): Variant[] {
  const chosen = knownOptions(product, selection);
  const centre = chosen.length ? chosen : (firstAvailable(product.variants)?.selectedOptions ?? []);
  return product.variants
    .filter((variant) => countMatches(variant, centre) === variant.selectedOptions.length - 1)
    .sort((left, right) => numberOfGid(left.id) - numberOfGid(right.id));
}

/** The variant with this option value whose other options come first in their lists. */
export function findFirstSelectableVariant(
  product: Product,
  {name, value}: SelectedOption,
): Variant | null {
  const holding = product.variants
    .filter((variant) =>
      variant.selectedOptions.some((option) => option.name === name && option.value === value),
    )
    .map((variant) => ({variant, positions: combinationOf(product, variant)}));
  holding.sort((left, right) => {
    const at = left.positions.findIndex((one, index) => one !== right.positions[index]);
    return at === -1 ? 0 : left.positions[at]! - right.positions[at]!;
  });
  return holding[0]?.variant ?? null;
}
