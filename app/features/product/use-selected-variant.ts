import {useEffect, useState} from 'react';
import {leadingVariant} from '~/shop/product/availability';
import type {VisibleProduct} from '~/shop/product/hidden-prices';
import {findChoiceInSearch, searchWithChoice, type ProductVariant} from '~/shop/product/variants';

/**
 * The chosen variant: the leading one, the one in the URL, or the visitor's choice, which is then written to the URL for
 * sharing. The server's page is the same for all; the URL is read in the browser only, and replaced without the router,
 * which would run the loader again.
 */
export function useSelectedVariant<Variant extends ProductVariant>(
  product: Pick<VisibleProduct, 'options' | 'sellsOtherSizes'> & {variants: {nodes: Variant[]}},
): {selected: Variant | undefined; select: (variantId: string) => void} {
  const variants = product.variants.nodes;
  const [selectedId, setSelectedId] = useState(leadingVariant(product)?.id);

  useEffect(() => {
    const requested = findChoiceInSearch(product, window.location.search);
    if (requested) setSelectedId(requested.variant.id);
    // Only on mount: afterwards the visitor chooses.
  }, []);

  /** Sold-out variants can't be picked (specification, section 4); the wall shows them too. */
  function select(variantId: string) {
    const isForSale = variants.some(
      ({id, availableForSale}) => id === variantId && availableForSale,
    );
    if (!isForSale) return;
    setSelectedId(variantId);
    const search = searchWithChoice(product, variantId, window.location.search);
    const {pathname, hash} = window.location;
    window.history.replaceState(window.history.state, '', `${pathname}${search}${hash}`);
  }

  return {selected: variants.find(({id}) => id === selectedId) ?? leadingVariant(product), select};
}
