import type {Product, SelectedOption, Variant} from '../../catalogue/types';
import {numberOfGid} from '../schema/gid';

export interface VariantSelection {
  selectedOptions?: readonly SelectedOption[] | null;
  /** Ignores options that the product does not have; otherwise such a selection matches nothing. */
  ignoreUnknownOptions?: boolean | null;
  caseInsensitiveMatch?: boolean | null;
}

type Compare = (left: string, right: string) => boolean;

function compareOf({caseInsensitiveMatch}: VariantSelection): Compare {
  return caseInsensitiveMatch
    ? (left, right) => left.toLowerCase() === right.toLowerCase()
    : (left, right) => left === right;
}

/** The selected options that the product has; null when one is unknown and must not be ignored. */
function knownOptions(product: Product, selection: VariantSelection): SelectedOption[] | null {
  const same = compareOf(selection);
  const known = (selection.selectedOptions ?? []).filter((chosen) =>
    product.options.some((option) => same(option.name, chosen.name)),
  );
  const isComplete = known.length === (selection.selectedOptions ?? []).length;
  return isComplete || selection.ignoreUnknownOptions ? known : null;
}

function countMatches(variant: Variant, chosen: readonly SelectedOption[], same: Compare): number {
  return variant.selectedOptions.filter((option) =>
    chosen.some((one) => same(one.name, option.name) && same(one.value, option.value)),
  ).length;
}

function firstAvailable(variants: readonly Variant[]): Variant | null {
  return variants.find((variant) => variant.quantity > 0) ?? variants[0] ?? null;
}

/** The variant with every selected option; null when there is none or an option of the product is not selected. */
function findVariantBySelectedOptions(
  product: Product,
  selection: VariantSelection,
): Variant | null {
  const chosen = knownOptions(product, selection);
  if (!chosen || chosen.length === 0) return null;
  const same = compareOf(selection);
  return (
    product.variants.find(
      (variant) => countMatches(variant, chosen, same) === variant.selectedOptions.length,
    ) ?? null
  );
}

/**
 * The selected variant. Without a match, the first in stock with the selected options, or else the first in stock, or
 * else the first.
 */
export function findSelectedOrFirstAvailableVariant(
  product: Product,
  selection: VariantSelection,
): Variant | null {
  const selected = findVariantBySelectedOptions(product, selection);
  if (selected) return selected;
  const chosen = knownOptions(product, selection) ?? [];
  const same = compareOf(selection);
  const partly = product.variants.filter(
    (variant) => countMatches(variant, chosen, same) === chosen.length,
  );
  return firstAvailable(partly.length ? partly : product.variants);
}

/**
 * The variants that differ in exactly one option from the selection, or from the first in stock when nothing is
 * selected. Sorted by id.
 */
export function findAdjacentVariants(product: Product, selection: VariantSelection): Variant[] {
  const chosen = knownOptions(product, selection) ?? [];
  const centre = chosen.length ? chosen : (firstAvailable(product.variants)?.selectedOptions ?? []);
  const same = compareOf(selection);
  return product.variants
    .filter((variant) => countMatches(variant, centre, same) === variant.selectedOptions.length - 1)
    .sort((left, right) => numberOfGid(left.id) - numberOfGid(right.id));
}

/** The variant with this option value whose other options come first in their lists. */
export function findFirstSelectableVariant(
  product: Product,
  {name, value}: SelectedOption,
): Variant | null {
  const positionsOf = (variant: Variant) =>
    product.options.map((option) => {
      const selected = variant.selectedOptions.find((one) => one.name === option.name);
      return option.values.indexOf(selected?.value ?? '');
    });
  const holding = product.variants
    .filter((variant) =>
      variant.selectedOptions.some((option) => option.name === name && option.value === value),
    )
    .map((variant) => ({variant, positions: positionsOf(variant)}));
  holding.sort((left, right) => {
    const at = left.positions.findIndex((one, index) => one !== right.positions[index]);
    return at === -1 ? 0 : left.positions[at]! - right.positions[at]!;
  });
  return holding[0]?.variant ?? null;
}
