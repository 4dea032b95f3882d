import {useLocation} from '@remix-run/react';
import {useState} from 'react';
import {launchInstantMs} from '~/shop/launch/launch';
import {useLaunchClock} from '~/shop/launch/use-launch-clock';
import {useLaunchedProduct} from '~/shop/launch/use-launched-product';
import {
  hasNoPicture,
  isOriginal,
  leadingVariant,
  saleState,
  type SaleState,
} from '~/shop/product/availability';
import type {VisibleProduct} from '~/shop/product/hidden-prices';
import {findVariantChoices, findVariantInSearch, searchWithChoice} from '~/shop/product/variants';
import {useWords} from '~/words';

/** The id of the purchase form, which the phone's bar and the wall submit too. */
export const PURCHASE_FORM_ID = 'purchase';

export type ProductPurchase = ReturnType<typeof useProductPurchase>;

/**
 * The page's current offer; it updates at the launch, which loads the prices. Early access sells what is available,
 * before the launch too, and originals.
 */
export function useProductPurchase(rendered: VisibleProduct, {isEarlyAccess = false} = {}) {
  const words = useWords();
  const clockMs = useLaunchClock(rendered.renderedAtMs, launchInstantMs(rendered));
  const launched = useLaunchedProduct(rendered, clockMs);
  const product = launched ?? rendered;
  const nowMs = launched?.renderedAtMs ?? clockMs;
  const {selected, select} = useSelectedVariant(product);
  const choices = findVariantChoices(words, product);
  const isAvailable = Boolean(selected?.availableForSale && selected.price);
  const earlyState: SaleState = isAvailable ? 'on-sale' : 'sold-out';
  const state = isEarlyAccess ? earlyState : saleState(product, nowMs);

  return {
    isEarlyAccess,
    nowMs,
    saleState: state,
    choices,
    selected,
    /** The selected variant among the choices; undefined without a choice. */
    chosen: choices?.choices.find(({variant}) => variant === selected),
    select,
    /** Null for originals and before the launch. */
    price: state === 'coming-soon' || isOriginal(product) ? null : (selected?.price ?? null),
    /** Whether the selected variant is available, and its work is on sale at a known price and can be seen. */
    isPurchasable: state === 'on-sale' && isAvailable && !hasNoPicture(product),
  };
}

/**
 * The chosen variant: the visitor's choice, the one in the URL, or the leading one. A choice is written to the URL for
 * sharing; it applies until the visitor goes to another URL. It isn't a navigation, because the visitor also chooses on
 * the wall: the router would replace the history entry with which Back closes it (`useBackToClose`).
 */
function useSelectedVariant(product: VisibleProduct) {
  const variants = product.variants.nodes;
  const {key, search} = useLocation();
  const [choice, setChoice] = useState<{key: string; variantId: string} | null>(null);
  const chosen =
    choice?.key === key
      ? variants.find(({id}) => id === choice.variantId)
      : findVariantInSearch(product, search);

  /** Sold-out variants can't be picked (specification, section 4); the wall shows them too. */
  function select(variantId: string) {
    const isForSale = variants.some(
      ({id, availableForSale}) => id === variantId && availableForSale,
    );
    if (!isForSale) return;
    setChoice({key, variantId});
    const query = searchWithChoice(product, variantId, window.location.search);
    const {pathname, hash} = window.location;
    window.history.replaceState(window.history.state, '', `${pathname}${query}${hash}`);
  }

  return {selected: chosen ?? leadingVariant(product), select};
}
