import {useWords} from '~/words';
import {NoTranslate} from '~/components/NoTranslate';
import {cn} from '~/lib/cn';
import {formatMoney, type Money} from '~/lib/money';
import {inBothUnits} from '~/shop/product/work-size';
import type {Purchase} from './use-product-purchase';

export interface ProductPriceProps {
  purchase: Purchase;
  /** The prices in US dollars, by variant. Variants without one are missing. */
  usPrices?: Record<string, Money>;
}

/** The price of the chosen variant, in a live region; in print, also its size. Not rendered while prices are hidden. */
export function ProductPrice({
  purchase: {selected, selectedChoice, saleState},
  usPrices = {},
}: ProductPriceProps) {
  const words = useWords();
  if (!selected?.price) return null;
  const usPrice = usPrices[selected.id];
  return (
    <div className="flex flex-wrap items-baseline gap-x-4">
      <p
        aria-live="polite"
        aria-atomic="true"
        className={cn('text-xl tabular-nums', saleState === 'sold-out' && 'text-muted')}
      >
        <span className="sr-only">{words.product.price}</span>
        <NoTranslate>{formatMoney(words, selected.price)}</NoTranslate>
      </p>
      {usPrice && (
        <p className="text-sm text-muted tabular-nums">
          <NoTranslate>{words.product.aboutUsDollars(usPrice.amount)}</NoTranslate>
        </p>
      )}
      {selectedChoice && (
        <p key={selectedChoice.variant.id} translate="no" className="hidden text-sm print:block">
          {inBothUnits(selectedChoice)}
        </p>
      )}
    </div>
  );
}
