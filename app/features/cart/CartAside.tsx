import {useState} from 'react';
import {closeCartPanel, useCartPanelOpen} from './cart-panel';
import {CartPanel} from './CartPanel';
import {useStoredCart} from './use-cart';

/** Reads the stored cart, and renders the cart panel once it has been opened: no page carries a closed one in its HTML. */
export function CartAside() {
  useStoredCart();
  const isOpen = useCartPanelOpen();
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return wasOpened && <CartPanel isOpen={isOpen} onClose={closeCartPanel} />;
}
