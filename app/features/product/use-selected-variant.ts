import {useEffect, useState} from 'react';
import type {VisibleProduct} from '~/lib/catalogue/hidden-prices';
import {findChoiceInSearch, searchWithChoice, type ProductVariant} from '~/lib/catalogue/variants';

/**
 * The chosen variant: the first, the one that the address asks for, or the visitor's pick, which the address then names, so
 * that it can be shared. The server's page is the same for all of them; the address is read in the browser alone, and
 * changed behind the router's back, which would ask the server again.
 */
export function useSelectedVariant<Variant extends ProductVariant>(
  product: Pick<VisibleProduct, 'options'> & {variants: {nodes: Variant[]}},
): {selected: Variant | undefined; select: (variantId: string) => void} {
  const variants = product.variants.nodes;
  const [selectedId, setSelectedId] = useState(variants[0]?.id);

  useEffect(() => {
    const asked = findChoiceInSearch(product, window.location.search);
    if (asked) setSelectedId(asked.variant.id);
    // Once, as the page arrives: from then on the visitor chooses.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  function select(variantId: string) {
    setSelectedId(variantId);
    const search = searchWithChoice(product, variantId, window.location.search);
    const {pathname, hash} = window.location;
    window.history.replaceState(window.history.state, '', `${pathname}${search}${hash}`);
  }

  return {selected: variants.find(({id}) => id === selectedId) ?? variants[0], select};
}
