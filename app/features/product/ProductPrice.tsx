import {formatMoney, type Money} from '~/lib/money';
import words from '#words/product';

export interface ProductPriceProps {
  price: Money;
  /** The chosen size, shown in print only; null where there is no choice. */
  size: string | null;
}

/** The price of the chosen variant, in a live region; not rendered when prices are hidden. */
export function ProductPrice({price, size}: ProductPriceProps) {
  const amount = formatMoney(price);
  return (
    <div>
      <p aria-live="polite" aria-atomic="true" className="text-xl tabular-nums">
        <span className="sr-only">{words.price}</span>
        {/* The key: a browser's translation moves the text of an element that is only edited. */}
        <span key={amount} translate="no">
          {amount}
        </span>
      </p>
      {size && (
        <p key={size} translate="no" className="hidden text-sm print:block">
          {size}
        </p>
      )}
    </div>
  );
}
