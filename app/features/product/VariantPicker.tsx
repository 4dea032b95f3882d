import {formatMoney} from '~/lib/money';
import type {ProductVariant, VariantChoice} from '~/lib/catalogue/variants';

export interface VariantPickerProps {
  /** The first option's name: 'Size'. */
  optionName: string;
  choices: VariantChoice[];
  selected: ProductVariant | undefined;
  onSelect: (variantId: string) => void;
  /** False before a launch. */
  showsPrices: boolean;
}

/** The product page's option selector: one radio per value, so that the form works without scripts. */
export function VariantPicker({
  optionName,
  choices,
  selected,
  onSelect,
  showsPrices,
}: VariantPickerProps) {
  return (
    <fieldset>
      <legend className="mb-3 text-sm font-medium">Select {optionName}</legend>
      <div className="grid gap-2 min-[26rem]:grid-cols-2">
        {choices.map(({value, variant}) => (
          <label
            key={variant.id}
            className="relative flex min-h-13 items-center justify-between gap-4 border border-edge px-4 py-2 text-sm transition-colors has-[:checked:enabled]:border-sea has-[:checked:enabled]:bg-sea-pale has-[:checked:enabled]:ring-1 has-[:checked:enabled]:ring-sea has-disabled:border-line has-disabled:text-muted has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-3 has-[:focus-visible]:outline-sea"
          >
            <input
              type="radio"
              name="merchandiseId"
              value={variant.id}
              checked={variant.id === selected?.id}
              onChange={() => onSelect(variant.id)}
              disabled={!variant.availableForSale}
              className="absolute inset-0 m-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
            />
            <span className={variant.availableForSale ? undefined : 'line-through'}>{value}</span>
            {variant.availableForSale ? (
              showsPrices &&
              variant.price && <span className="tabular-nums">{formatMoney(variant.price)}</span>
            ) : (
              <span>(Sold Out)</span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
