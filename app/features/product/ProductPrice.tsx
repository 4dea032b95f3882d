import {useWords} from '~/words';
import {NoTranslate} from '~/components/NoTranslate';
import {formatMoney, type Money} from '~/lib/money';

export interface ProductPriceProps {
  price: Money;
  /** The price in US dollars; undefined when the store doesn't sell in them. */
  usPrice: Money | undefined;
  /** The chosen size, shown in print only; null where there is no choice. */
  size: string | null;
}

/** The price of the chosen variant, in a live region; not rendered when prices are hidden. */
export function ProductPrice({price, usPrice, size}: ProductPriceProps) {
  const words = useWords();
  return (
    <div>
      <p aria-live="polite" aria-atomic="true" className="text-xl tabular-nums">
        <span className="sr-only">{words.product.price}</span>
        <NoTranslate>{formatMoney(words, price)}</NoTranslate>
      </p>
      {usPrice && (
        <p className="text-sm text-muted tabular-nums">
          <NoTranslate>{words.product.aboutUsDollars(usPrice.amount)}</NoTranslate>
        </p>
      )}
      {size && (
        <p key={size} translate="no" className="hidden text-sm print:block">
          {size}
        </p>
      )}
    </div>
  );
}
