import {isOriginal, saleState} from '~/lib/catalogue/availability';
import type {VisibleProduct} from '~/lib/catalogue/hidden-prices';
import {launchInstantMs} from '~/lib/launch/launch';
import {useLaunchedProduct} from '~/lib/launch/use-launched-product';
import {useNow} from '~/lib/launch/use-now';
import {useSelectedVariant} from './use-selected-variant';
import {findVariantChoices} from '~/lib/catalogue/variants';

/** The product page's current offer; it updates at the launch, which loads the prices. */
export function useProductPurchase(rendered: VisibleProduct, renderedAtMs: number) {
  const product = useLaunchedProduct(rendered, renderedAtMs) ?? rendered;
  const instantMs = launchInstantMs(product, 'page');
  const nowMs = useNow(renderedAtMs, instantMs);
  const state = saleState(product, 'page', nowMs);
  const {selected, select} = useSelectedVariant(product);
  const price = state === 'coming-soon' ? null : (selected?.price ?? null);

  return {
    nowMs,
    instantMs,
    saleState: state,
    isOriginal: isOriginal(product),
    choices: findVariantChoices(product),
    selected,
    select,
    /** Null for originals and before the launch. */
    price,
    /** Whether the chosen variant is available and the product is on sale at a known price. */
    isPurchasable: state === 'on-sale' && Boolean(selected?.availableForSale && selected.price),
  };
}
