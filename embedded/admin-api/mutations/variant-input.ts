import type {ProductOption, Variant} from '../../catalogue/types';
import type {Content} from '../../catalogue/content';
import {parseCents, PRICE} from '../../checkout/money';
import {metafieldOf, type MetafieldInput} from './metafield-input';
import type {UserError} from '../user-error';

export interface VariantInput {
  id?: string | null;
  price?: string | null;
  inventoryQuantities?: readonly {quantity: number}[] | null;
  metafields?: readonly MetafieldInput[] | null;
  optionValues: readonly {name?: string | null; optionName?: string | null}[];
}

interface Options {
  options: readonly ProductOption[];
  before: readonly Variant[];
  /** A gid for a variant that isn't in `before`. */
  newId(): string;
  content: Content;
}

/**
 * The variants of an input. A known variant, identified by its id or option values, keeps what the input omits. Adds to
 * `errors`.
 */
export function variantsOf(
  inputs: readonly VariantInput[],
  {options, before, newId, content}: Options,
  errors: UserError[],
): Variant[] {
  const seen = new Set<string>();
  return inputs.map((input, index) => {
    const at = ['input', 'variants', String(index)];
    const selectedOptions = options.map(({name}, position) => {
      const given = input.optionValues.find((value) => value.optionName === name);
      return {name, value: (given ?? input.optionValues[position])?.name ?? ''};
    });
    const title = selectedOptions.map(({value}) => value).join(' / ');
    if (selectedOptions.some(({value}) => !value.trim())) {
      errors.push({field: [...at, 'optionValues'], message: 'Option values are missing'});
    }
    if (seen.has(title)) {
      const message = `The variant '${title}' already exists. Please change at least one option value.`;
      errors.push({field: [...at, 'optionValues'], message});
    }
    seen.add(title);
    const known = before.find((one) => (input.id ? one.id === input.id : one.title === title));
    if (input.id && !known) {
      errors.push({field: [...at, 'id'], message: 'Product variant does not exist'});
    }
    return {
      id: known?.id ?? newId(),
      title,
      sku: known?.sku ?? '',
      priceCents: cents(input.price, known?.priceCents ?? 0, [...at, 'price'], errors),
      selectedOptions,
      quantity: quantityOf(input, known?.quantity ?? 0, at, errors),
      metafields: input.metafields
        ? input.metafields.flatMap((one, position) => {
            const place = {content, at: [...at, 'metafields', String(position)], errors};
            return metafieldOf(one, 'PRODUCTVARIANT', place) ?? [];
          })
        : (known?.metafields ?? []),
    };
  });
}

function cents(
  price: string | null | undefined,
  before: number,
  field: readonly string[],
  errors: UserError[],
): number {
  if (price === undefined) return before;
  if (price === null) return 0;
  if (!PRICE.test(price)) {
    errors.push({field, message: 'Price must be a number of at least 0'});
    return before;
  }
  return parseCents(price);
}

function quantityOf(
  {inventoryQuantities}: VariantInput,
  before: number,
  at: readonly string[],
  errors: UserError[],
): number {
  if (!inventoryQuantities) return before;
  const quantity = inventoryQuantities.reduce((sum, one) => sum + one.quantity, 0);
  if (quantity >= 0 && quantity <= 1_000_000) return quantity;
  const message = 'Quantity must be between 0 and 1000000';
  errors.push({field: [...at, 'inventoryQuantities'], message});
  return before;
}
