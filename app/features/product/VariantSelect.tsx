import {useId} from 'react';
import type {ProductVariant, VariantChoice} from './variants';

export interface VariantSelectProps {
  optionName: string;
  choices: VariantChoice[];
  selected: ProductVariant | undefined;
  onSelect: (variantId: string) => void;
}

/** The early-access page's variant picker: sold-out variants can be read, not chosen. */
export function VariantSelect({optionName, choices, selected, onSelect}: VariantSelectProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-sm font-medium">
        Select {optionName}
      </label>
      <select
        id={id}
        name="merchandiseId"
        value={selected?.id ?? ''}
        onChange={(event) => onSelect(event.target.value)}
        className="min-h-12 w-full border border-edge bg-wall px-4 text-base"
      >
        <option value="" disabled>
          Choose a size
        </option>
        {choices.map(({value, variant}) => (
          <option key={variant.id} value={variant.id} disabled={!variant.availableForSale}>
            {variant.availableForSale ? value : `${value} (Sold Out)`}
          </option>
        ))}
      </select>
    </div>
  );
}
