import {useWords} from '~/words';
import {NoTranslate} from '~/components/NoTranslate';
import {useLaunchClock} from '~/shop/launch/use-launch-clock';
import {useLaunchedProduct} from '~/shop/launch/use-launched-product';
import {isOriginal} from '~/shop/product/availability';
import {findPriceRange, formatPriceRange} from '~/shop/product/price-range';
import type {VisibleCard} from './card';

/** The price on a card; hidden for originals and before a launch. */
export function CardPrice({product}: {product: VisibleCard}) {
  const words = useWords();
  if (product.priceRange)
    return <NoTranslate>{formatPriceRange(words, product.priceRange)}</NoTranslate>;
  return isOriginal(product) ? null : <LaunchedPrice product={product} />;
}

/** The price after a launch that happens while the page is open. */
function LaunchedPrice({product}: {product: VisibleCard}) {
  const words = useWords();
  const nowMs = useLaunchClock(product);
  const launched = useLaunchedProduct(product, nowMs);
  const range = launched && findPriceRange(launched);
  return range && <NoTranslate>{formatPriceRange(words, range)}</NoTranslate>;
}
