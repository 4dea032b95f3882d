import {useWords} from '~/words';
import {Untranslated} from '~/components/Untranslated';
import {useLaunchedProduct} from '~/shop/launch/use-launched-product';
import {isOriginal} from '~/shop/product/availability';
import {findPriceRange, formatPriceRange} from '~/shop/product/price-range';
import type {VisibleCard} from './visible-card';

export interface CardPriceProps {
  product: VisibleCard;
  renderedAtMs: number;
}

/** The price on a card; hidden for originals and before a launch. */
export function CardPrice({product, renderedAtMs}: CardPriceProps) {
  const words = useWords();
  if (product.priceRange)
    return <Untranslated>{formatPriceRange(words, product.priceRange)}</Untranslated>;
  return isOriginal(product) ? null : (
    <LaunchedPrice product={product} renderedAtMs={renderedAtMs} />
  );
}

/** The price after a launch that happens while the page is open. */
function LaunchedPrice({product, renderedAtMs}: CardPriceProps) {
  const words = useWords();
  // The card may have been rendered before its current page.
  const launched = useLaunchedProduct(product, renderedAtMs, {wasHidden: true});
  const range = launched && findPriceRange(launched);
  return range && <Untranslated>{formatPriceRange(words, range)}</Untranslated>;
}
