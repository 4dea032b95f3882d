import {useEffect, useId, useRef} from 'react';
import {formatMoney} from '~/lib/money';
import {SizeName} from '~/shop/product/SizeName';
import type {ProductVariant, VariantChoice} from '~/shop/product/variants';
import {useWords} from '~/words';

export interface VariantPickerProps {
  /** The options' names: 'Size', 'Size and Frame'. */
  optionName: string;
  choices: VariantChoice[];
  selected: ProductVariant | undefined;
  onSelect: (variantId: string) => void;
  /** False for an original, whose price is hidden. */
  showsPrices: boolean;
  /** An instruction for screen readers. The first choice is selected already. */
  hint?: string;
}

/**
 * The product page's option selector: one radio per variant, so that the form works without scripts. Several options
 * are grouped by the first: the frames of each size, each with its price.
 */
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
  const fieldset = useRef<HTMLFieldSetElement>(null);

  useEffect(() => {
    // Hydration leaves a radio checked that the visitor checked before it, but React doesn't know.
    const checked = fieldset.current?.querySelector<HTMLInputElement>('input:checked');
    if (checked && checked.value !== selected?.id) onSelect(checked.value);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only after hydration
  }, []);

  return (
    <fieldset ref={fieldset} className="@container" aria-describedby={hint && hintId}>
      <legend className="mb-2 text-sm font-medium sm:mb-3 print:hidden">
        {words.product.select(optionName)}
      </legend>
      {hint && (
        <p id={hintId} className="sr-only">
          {hint}
        </p>
      )}
      {[...new Set(choices.map(({group}) => group))].map((name) => {
        const tiles = (
          <div className="tiles" key={name}>
            {choices
              .filter(({group}) => group === name)
              .map((choice) => (
                <VariantTile
                  key={choice.variant.id}
                  choice={choice}
                  isSelected={choice.variant.id === selected?.id}
                  onSelect={onSelect}
                  showsPrice={showsPrices}
                />
              ))}
          </div>
        );
        if (name === null) return tiles;
        return (
          <fieldset key={name} className="mb-4 last:mb-0">
            <legend translate="no" className="mb-2 text-sm text-muted">
              {name}
            </legend>
            {tiles}
          </fieldset>
        );
      })}
    </fieldset>
  );
}

interface VariantTileProps {
  choice: VariantChoice;
  isSelected: boolean;
  onSelect: (variantId: string) => void;
  showsPrice: boolean;
}

function VariantTile({choice, isSelected, onSelect, showsPrice}: VariantTileProps) {
  const words = useWords();
  const {label, centimetres, variant} = choice;
  return (
    <label className="choice @max-sm:justify-start">
      <input
        type="radio"
        name="merchandiseId"
        value={variant.id}
        checked={isSelected}
        onChange={() => onSelect(variant.id)}
        disabled={!variant.availableForSale}
      />
      <span className="text-balance">
        <SizeName name={{value: label, centimetres}} isSoldOut={!variant.availableForSale} />
        {!variant.availableForSale && words.product.sizeSoldOut}
      </span>
      {variant.availableForSale && showsPrice && variant.price && (
        <span translate="no" className="whitespace-nowrap text-muted tabular-nums print:ml-auto">
          {formatMoney(words, variant.price)}
        </span>
      )}
    </label>
  );
}
