import {formatMoney} from '~/lib/money';
import {useWords} from '~/words';
import {useLaunchClock} from '~/shop/launch/use-launch-clock';
import {useLaunchedProduct} from '~/shop/launch/use-launched-product';
import {isOriginal} from '~/shop/product/availability';
import {findPriceRange, formatPriceRange, type PriceRange} from '~/shop/product/price-range';
import type {VisibleCard} from './card';

/** The price on a card; hidden for originals and before a launch. */
export function CardPrice({product}: {product: VisibleCard}) {
  if (product.priceRange) return <Price range={product.priceRange} />;
  return isOriginal(product) ? null : <LaunchedPrice product={product} />;
}

/** The price after a launch that happens while the page is open. */
function LaunchedPrice({product}: {product: VisibleCard}) {
  const nowMs = useLaunchClock(product);
  const launched = useLaunchedProduct(product, nowMs);
  const range = launched && findPriceRange(launched);
  return range && <Price range={range} />;
}

/** A line may end before or after the amount, not within it. */
function Price({range}: {range: PriceRange}) {
  const words = useWords();
  const amount = formatMoney(words, range.minVariantPrice);
  const [before, after] = formatPriceRange(words, range).split(amount);
  return (
    <span translate="no">
      {before}
      <span className="whitespace-nowrap">{amount}</span>
      {after}
    </span>
  );
}
