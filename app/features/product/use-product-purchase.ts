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

/** What a visitor can do: ask about an original, buy a print, wait for it, or look at what is left of a sold one. */
export type Situation = 'enquiry' | 'for-sale' | 'not-yet' | 'sold-out';

export type ProductPurchase = ReturnType<typeof useProductPurchase>;

/**
 * The page's current offer; it updates at the launch, which loads the prices. Early access sells what is available,
 * before the launch too, and originals.
 */
export function useProductPurchase(rendered: VisibleProduct, {isEarlyAccess = false} = {}) {
  const words = useWords();
  const clockMs = useLaunchClock(rendered.renderedAtMs, launchInstantMs(rendered, 'page'));
  const launched = useLaunchedProduct(rendered, clockMs);
  const product = launched ?? rendered;
  const nowMs = launched?.renderedAtMs ?? clockMs;
  const {selected, select} = useSelectedVariant(product);
  const isAvailable = Boolean(selected?.availableForSale && selected.price);
  const earlyState: SaleState = isAvailable ? 'on-sale' : 'sold-out';
  const state = isEarlyAccess ? earlyState : saleState(product, 'page', nowMs);
  const isOnRequest = isOriginal(product);
  // Early access sells originals too.
  const situation = isOnRequest && !isEarlyAccess ? 'enquiry' : situationOf(state);

  return {
    isEarlyAccess,
    nowMs,
    instantMs: launchInstantMs(product, 'page'),
    saleState: state,
    situation,
    hasNoPicture: hasNoPicture(product),
    choices: findVariantChoices(words, product),
    selected,
    select,
    /** Null for originals and before the launch. */
    price: state === 'coming-soon' || isOnRequest ? null : (selected?.price ?? null),
    /** Whether the chosen variant is available, and its work is on sale at a known price and can be seen. */
    isPurchasable: state === 'on-sale' && isAvailable && !hasNoPicture(product),
  };
}

function situationOf(state: SaleState): Situation {
  if (state === 'on-sale') return 'for-sale';
  return state === 'sold-out' ? 'sold-out' : 'not-yet';
}

/**
 * The chosen variant: the visitor's choice, the one in the URL, or the leading one. A choice is written to the URL for
 * sharing, without the router, which would run the loader again; it applies until the visitor goes to another URL.
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
