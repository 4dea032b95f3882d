import {isOriginal, saleState} from '~/shop/product/availability';
import type {VisibleProduct} from '~/shop/product/hidden-prices';
import {launchInstantMs} from '~/shop/launch/launch';
import {useNow} from '~/shop/launch/use-now';
import {LaunchSignup} from './LaunchSignup';
import {StockSignup} from './StockSignup';

export interface WorkSignupProps {
  product: VisibleProduct;
  renderedAtMs: number;
}

/** The sign-up beside a work: for its launch, or for what is sold out of a print. */
export function WorkSignup({product, renderedAtMs}: WorkSignupProps) {
  const nowMs = useNow(renderedAtMs, launchInstantMs(product, 'page'));
  const state = saleState(product, 'page', nowMs);
  if (state === 'coming-soon') return <LaunchSignup product={product} />;
  // An original does not come back.
  if (isOriginal(product)) return null;
  return <StockSignup product={product} isSoldOut={state === 'sold-out'} />;
}
