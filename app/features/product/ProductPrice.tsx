import {formatMoney, type Money} from '~/lib/money';

export interface ProductPriceProps {
  price: Money;
  /** The size that it is for, which paper cannot show as picked; null where there is no choice. */
  size: string | null;
}

/** The price of the chosen variant, told when the choice changes it; the caller leaves it out where prices are hidden. */
export function ProductPrice({price, size}: ProductPriceProps) {
  return (
    <div>
      <p aria-live="polite" aria-atomic="true" className="text-xl tabular-nums">
        <span className="sr-only">Price </span>
        {formatMoney(price)}
      </p>
      {size && <p className="hidden text-sm print:block">{size}</p>}
    </div>
  );
}
