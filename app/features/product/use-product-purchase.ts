import {launchInstantMs} from '~/shop/launch/launch';
import {useLaunchedProduct} from '~/shop/launch/use-launched-product';
import {useNow} from '~/shop/launch/use-now';
import {hasNoPicture, isOriginal, saleState, type SaleState} from '~/shop/product/availability';
import type {VisibleProduct} from '~/shop/product/hidden-prices';
import {findVariantChoices} from '~/shop/product/variants';
import {useSelectedVariant} from './use-selected-variant';

export type ProductPurchase = ReturnType<typeof useProductPurchase>;

/**
 * The page's current offer; it updates at the launch, which loads the prices. Early access sells what is available,
 * before the launch too, and originals.
 */
export function useProductPurchase(
  rendered: VisibleProduct,
  {renderedAtMs, isEarlyAccess = false}: {renderedAtMs: number; isEarlyAccess?: boolean},
) {
  const product = useLaunchedProduct(rendered, renderedAtMs) ?? rendered;
  const instantMs = launchInstantMs(product, 'page');
  const nowMs = useNow(renderedAtMs, instantMs);
  const {selected, select} = useSelectedVariant(product);
  const isAvailable = Boolean(selected?.availableForSale && selected.price);
  const earlyState: SaleState = isAvailable ? 'on-sale' : 'sold-out';
  const state = isEarlyAccess ? earlyState : saleState(product, 'page', nowMs);
  const isOnRequest = isOriginal(product);

  return {
    isEarlyAccess,
    nowMs,
    instantMs,
    saleState: state,
    /** An original has an enquiry link in place of the form, but in early access. */
    isEnquiry: isOnRequest && !isEarlyAccess,
    hasNoPicture: hasNoPicture(product),
    choices: findVariantChoices(product),
    selected,
    select,
    /** Null for originals and before the launch. */
    price: state === 'coming-soon' || isOnRequest ? null : (selected?.price ?? null),
    /** Whether the chosen variant is available, and its work is on sale at a known price and can be seen. */
    isPurchasable: state === 'on-sale' && isAvailable && !hasNoPicture(product),
  };
}
