import {useLocation} from '@remix-run/react';
import {useState} from 'react';
import {useLaunchClock} from '~/shop/launch/use-launch-clock';
import {useLaunchedProduct} from '~/shop/launch/use-launched-product';
import type {VisibleProduct} from '~/shop/product/product';
import {
  canBuy,
  earlyAccessState,
  leadingVariant,
  saleState,
  type SaleState,
} from '~/shop/product/availability';
import {
  findVariantChoices,
  findVariantInSearch,
  searchWithChoice,
  type ProductVariant,
  type VariantChoice,
} from '~/shop/product/variants';
import {useWords, type ShopWords} from '~/words';

/** The id of the purchase form, which the phone's bar and the wall submit too. */
export const PURCHASE_FORM_ID = 'purchase';

/** A page's offer of a product, and the variant that the visitor selected. */
export interface Purchase {
  /** Null when the product has no options to choose from. */
  choices: VariantChoice[] | null;
  /** Undefined for a product without variants. */
  selected: ProductVariant | undefined;
  /** The selected variant among the choices; undefined without choices. */
  selectedChoice: VariantChoice | undefined;
  /** Sold-out variants can't be selected (specification, section 4); the wall shows them too. */
  select: (variantId: string) => void;
  saleState: SaleState;
  /** Whether the visitor can buy the selected variant, whose price is known. */
  isPurchasable: boolean;
}

/** The product page's offer; it updates at the launch, which loads the prices. */
export function useProductPurchase(rendered: VisibleProduct): Purchase {
  const words = useWords();
  const clockMs = useLaunchClock(rendered);
  const launched = useLaunchedProduct(rendered, clockMs);
  const product = launched ?? rendered;
  const selection = useSelection(product);
  const nowMs = launched?.renderedAtMs ?? clockMs;
  return toPurchase(words, product, selection, {nowMs, saleState: saleState(product, nowMs)});
}

/** The early-access page's offer. */
export function useEarlyAccessPurchase(product: VisibleProduct): Purchase {
  const words = useWords();
  const selection = useSelection(product);
  const nowMs = product.renderedAtMs;
  const state = earlyAccessState(product, selection.selected, nowMs);
  return toPurchase(words, product, selection, {nowMs, saleState: state});
}

type Selection = Pick<Purchase, 'selected' | 'select'>;

function toPurchase(
  words: ShopWords,
  product: VisibleProduct,
  {selected, select}: Selection,
  {nowMs, saleState: state}: {nowMs: number; saleState: SaleState},
): Purchase {
  const choices = findVariantChoices(words, product);
  return {
    choices,
    selected,
    selectedChoice: choices?.find(({variant}) => variant === selected),
    select,
    saleState: state,
    isPurchasable: Boolean(selected?.price && canBuy(product, selected, nowMs)),
  };
}

/**
 * The selected variant: the one that the visitor picked, the one in the URL, or the leading one. A pick applies until
 * the visitor goes to another URL. It's written to the URL for sharing, but without a navigation: on the wall, the
 * router would replace the history entry with which Back closes it (`useBackToClose`).
 */
function useSelection(product: VisibleProduct): Selection {
  const variants = product.variants.nodes;
  const {key, search} = useLocation();
  const [pick, setPick] = useState<{key: string; variantId: string} | null>(null);
  const wanted =
    pick?.key === key
      ? variants.find(({id}) => id === pick.variantId)
      : findVariantInSearch(product, search);

  function select(variantId: string) {
    const isForSale = variants.some(
      ({id, availableForSale}) => id === variantId && availableForSale,
    );
    if (!isForSale) return;
    setPick({key, variantId});
    const query = searchWithChoice(product, variantId, window.location.search);
    const {pathname, hash} = window.location;
    window.history.replaceState(window.history.state, '', `${pathname}${query}${hash}`);
  }

  return {selected: wanted ?? leadingVariant(product), select};
}
