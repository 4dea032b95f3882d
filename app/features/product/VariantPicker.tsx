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
  /** An instruction below the legend. */
  hint?: string;
  /** The page already says that the print is sold out, so its sizes don't repeat it unless one is left. */
  isQuiet?: boolean;
}

/** The product page's option selector: one radio per value, so that the form works without scripts. */
export function VariantPicker({
  optionName,
  choices,
  selected,
  onSelect,
  showsPrices,
  hint,
  isQuiet = false,
}: VariantPickerProps) {
  const words = useWords();
  const hintId = useId();
  const isNoneLeft = choices.every(({variant}) => !variant.availableForSale);
  const marksSoldOut = !(isQuiet && isNoneLeft);
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
                  'block text-[1rem] leading-snug whitespace-nowrap',
                  !variant.availableForSale && marksSoldOut && 'line-through',
                )}
              >
                {value}
              </span>
              {centimetres && (
                <span translate="no" className="text-xs whitespace-nowrap text-muted">
                  {centimetres}
                </span>
              )}
              {!variant.availableForSale && marksSoldOut && words.product.sizeSoldOut}
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
