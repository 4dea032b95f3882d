import {isOriginal} from '~/shop/product/availability';
import type {VisibleCard} from './visible-card';
import {findPriceRange, formatPriceRange, type PriceRange} from '~/shop/product/price-range';
import {useLaunchedProduct} from '~/shop/launch/use-launched-product';

export interface CardPriceProps {
  product: VisibleCard;
  renderedAtMs: number;
}

/** The price on a card; nothing for originals and before a launch. */
export function CardPrice({product, renderedAtMs}: CardPriceProps) {
  if (product.priceRange) return <Price range={product.priceRange} />;
  return isOriginal(product) ? null : (
    <LaunchedPrice product={product} renderedAtMs={renderedAtMs} />
  );
}

/** The price after a launch while the page is open. */
function LaunchedPrice({product, renderedAtMs}: CardPriceProps) {
  const launched = useLaunchedProduct(product, renderedAtMs, true);
  const range = launched && findPriceRange(launched);
  return range && <Price range={range} />;
}

/** A translator wraps text nodes, and would keep the old price: a new price is a new element. */
function Price({range}: {range: PriceRange}) {
  const price = formatPriceRange(range);
  return (
    <span key={price} translate="no">
      {price}
    </span>
  );
}
