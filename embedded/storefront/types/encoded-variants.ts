import type {Product, Variant} from '../../catalogue/types';

const VERSION = 'v1_';

/** Indexes of the option values, option by option. */
type Combination = readonly number[];

/**
 * Encodes the option combinations of a product's variants like `encodedVariantExistence` and
 * `encodedVariantAvailability`: `:` continues with the next option, `,` ends a shared prefix and ` ` separates values.
 * Null without variants.
 *
 * @see https://shopify.dev/docs/api/storefront/2025-07/objects/Product#field-encodedVariantExistence
 */
export function encodeVariants(product: Product, variants: readonly Variant[]): string | null {
  const combinations = variants
    .map((variant) => combinationOf(product, variant))
    .filter((combination) => combination.every((position) => position >= 0));
  return combinations.length ? VERSION + encodeLevel(combinations, 0) : null;
}

/** The place of each of the variant's values in its option's list; -1 for an unknown one. */
export function combinationOf(product: Product, variant: Variant): Combination {
  return product.options.map((option) => {
    const selected = variant.selectedOptions.find((one) => one.name === option.name);
    return option.values.indexOf(selected?.value ?? '');
  });
}

function encodeLevel(combinations: readonly Combination[], depth: number): string {
  const positions = [...new Set(combinations.map((combination) => combination[depth]!))].sort(
    (left, right) => left - right,
  );
  const isLast = depth === combinations[0]!.length - 1;
  if (isLast) return positions.join(' ');
  return positions
    .map((position) => {
      const below = combinations.filter((combination) => combination[depth] === position);
      return `${position}:${encodeLevel(below, depth + 1)},`;
    })
    .join('');
}
