import {useId} from 'react';
import {Icon} from '~/components/Icon';
import type {ProductVariant, VariantChoice} from '~/lib/catalogue/variants';

export interface VariantSelectProps {
  optionName: string;
  choices: VariantChoice[];
  selected: ProductVariant | undefined;
  onSelect: (variantId: string) => void;
}

/** The early-access page's option selector: sold-out variants are listed but disabled. */
export function VariantSelect({optionName, choices, selected, onSelect}: VariantSelectProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-sm font-medium">
        Select {optionName}
      </label>
      <div className="relative">
        <select
          id={id}
          name="merchandiseId"
          value={selected?.id ?? ''}
          onChange={(event) => onSelect(event.target.value)}
          className="min-h-13 w-full appearance-none border border-edge bg-wall pr-12 pl-4 text-base transition-colors hover:border-sea"
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
        <Icon
          path="m6 9.5 6 6 6-6"
          className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-muted"
        />
      </div>
    </div>
  );
}
