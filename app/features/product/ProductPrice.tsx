import {useWords} from '~/words';
import {Untranslated} from '~/components/Untranslated';
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
        <Untranslated>{formatMoney(words, price)}</Untranslated>
      </p>
      {usPrice && (
        <p className="text-sm text-muted tabular-nums">
          <Untranslated>{words.product.aboutUsDollars(usPrice.amount)}</Untranslated>
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
