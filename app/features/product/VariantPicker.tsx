import {useId} from 'react';
import {cn} from '~/lib/cn';
import {formatMoney} from '~/lib/money';
import type {ProductVariant, VariantChoice} from '~/shop/product/variants';
import {useWords} from '~/words';

export interface VariantPickerProps {
  /** The first option's name: 'Size'. */
  optionName: string;
  choices: VariantChoice[];
  selected: ProductVariant | undefined;
  onSelect: (variantId: string) => void;
  /** False before a launch. */
  showsPrices: boolean;
  /** What is to be done, below the legend. */
  hint?: string;
}

/** The product page's option selector: one radio per value, so that the form works without scripts. */
export function VariantPicker({
  optionName,
  choices,
  selected,
  onSelect,
  showsPrices,
  hint,
}: VariantPickerProps) {
  const words = useWords();
  const hintId = useId();
  return (
    <fieldset className="@container" aria-describedby={hint && hintId}>
      <legend className="mb-3 text-sm font-medium">
        {words.product.select.before + optionName + words.product.select.after}
      </legend>
      {hint && (
        <p id={hintId} className="-mt-2 mb-3 text-sm text-muted">
          {hint}
        </p>
      )}
      <div className="tiles">
        {choices.map(({value, centimetres, variant}) => (
          <label key={variant.id} className="choice">
            <input
              type="radio"
              name="merchandiseId"
              value={variant.id}
              checked={variant.id === selected?.id}
              onChange={() => onSelect(variant.id)}
              disabled={!variant.availableForSale}
            />
            <span className="text-balance">
              <span
                translate="no"
                className={cn(
                  'block text-base leading-snug whitespace-nowrap',
                  !variant.availableForSale && 'line-through',
                )}
              >
                {value}
              </span>
              {centimetres && (
                <span translate="no" className="whitespace-nowrap text-muted">
                  {centimetres}
                </span>
              )}
              {!variant.availableForSale && words.product.sizeSoldOut}
            </span>
            {variant.availableForSale && showsPrices && variant.price && (
              <span translate="no" className="whitespace-nowrap text-muted tabular-nums">
                {formatMoney(words, variant.price)}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
