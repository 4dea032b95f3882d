import {useState} from 'react';
import {isOriginal, saleState} from './availability';
import type {VisibleProduct} from './hidden-prices';
import {launchInstantMs} from './launch';
import {useNow} from './use-now';
import {findVariantChoices} from './variants';

/** What the product page shows and offers at this moment; it changes by itself at the launch. */
export function useProductPurchase(product: VisibleProduct, renderedAtMs: number) {
  const instantMs = launchInstantMs(product, 'page');
  const nowMs = useNow(renderedAtMs, instantMs);
  const state = saleState(product, 'page', nowMs);
  const variants = product.variants.nodes;
  const [selectedId, setSelectedId] = useState(variants[0]?.id);
  const selected = variants.find(({id}) => id === selectedId) ?? variants[0];
  const price = state === 'coming-soon' ? null : (selected?.price ?? null);

  return {
    nowMs,
    instantMs,
    saleState: state,
    isOriginal: isOriginal(product),
    choices: findVariantChoices(product),
    selected,
    select: setSelectedId,
    /** Null for originals and before the launch. */
    price,
    /** A variant is chosen, can be bought, and the product is on sale. */
    isPurchasable: state === 'on-sale' && Boolean(selected?.availableForSale),
  };
}
