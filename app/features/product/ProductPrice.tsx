import {formatMoney, type Money} from '~/lib/money';

/** The price of the chosen variant; the caller leaves it out for originals and before a launch. */
export function ProductPrice({price}: {price: Money}) {
  return (
    <p className="text-xl tabular-nums">
      <span className="sr-only">Price </span>
      {formatMoney(price)}
    </p>
  );
}
