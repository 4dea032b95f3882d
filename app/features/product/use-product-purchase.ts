import {useLocation} from '@remix-run/react';
import {useState} from 'react';
import {useLaunchClock} from '~/shop/launch/use-launch-clock';
import {useLaunchedProduct} from '~/shop/launch/use-launched-product';
import type {VisibleProduct} from '~/shop/product/product';
import {
  hasNoPicture,
  isReserved,
  leadingVariant,
  saleState,
  type SaleState,
} from '~/shop/product/availability';
import {findVariantChoices, findVariantInSearch, searchWithChoice} from '~/shop/product/variants';
import {useWords} from '~/words';

/** The id of the purchase form, which the phone's bar and the wall submit too. */
export const PURCHASE_FORM_ID = 'purchase';

/** A page's offer of a product, and the visitor's choice. */
export interface Purchase extends ReturnType<typeof useVariantChoice> {
  saleState: SaleState;
  /** Whether the selected variant is available, and its work is on sale with a known price and a picture. */
  isPurchasable: boolean;
}

/** The product page's offer; it updates at the launch, which loads the prices. */
export function useProductPurchase(rendered: VisibleProduct): Purchase {
  const clockMs = useLaunchClock(rendered);
  const launched = useLaunchedProduct(rendered, clockMs);
  const product = launched ?? rendered;
  const choice = useVariantChoice(product);
  return withState(product, choice, saleState(product, launched?.renderedAtMs ?? clockMs));
}

/** Early access sells originals too, and before the launch: everything that is available and not on hold. */
export function useEarlyAccessPurchase(product: VisibleProduct): Purchase {
  const choice = useVariantChoice(product);
  const stock = choice.selected?.availableForSale ? 'on-sale' : 'sold-out';
  const state = isReserved(product, product.renderedAtMs) ? 'reserved' : stock;
  return withState(product, choice, state);
}

function withState(
  product: VisibleProduct,
  choice: ReturnType<typeof useVariantChoice>,
  state: SaleState,
): Purchase {
  const {selected} = choice;
  const isAvailable = Boolean(selected?.availableForSale && selected.price);
  return {
    ...choice,
    saleState: state,
    isPurchasable: state === 'on-sale' && isAvailable && !hasNoPicture(product),
  };
}

/**
 * The choices, and the selected variant: the visitor's choice, the one in the URL, or the leading one. A choice applies
 * until the visitor goes to another URL. It's written to the URL for sharing, but without a navigation: on the wall,
 * the router would replace the history entry with which Back closes it (`useBackToClose`).
 */
function useVariantChoice(product: VisibleProduct) {
  const words = useWords();
  const variants = product.variants.nodes;
  const {key, search} = useLocation();
  const [choice, setChoice] = useState<{key: string; variantId: string} | null>(null);
  const picked =
    choice?.key === key
      ? variants.find(({id}) => id === choice.variantId)
      : findVariantInSearch(product, search);
  const selected = picked ?? leadingVariant(product);
  const choices = findVariantChoices(words, product);

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

  return {
    choices,
    selected,
    /** The selected variant among the choices; undefined without a choice. */
    chosen: choices?.choices.find(({variant}) => variant === selected),
    select,
  };
}
