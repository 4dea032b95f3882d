import {useState} from 'react';
import {Aside} from '~/components/Aside';
import {CartContents} from './CartContents';
import {setCartPanelOpen, useCartPanelOpen} from './cart-panel';
import {useStoredCart} from './use-cart';
import {useFinishedCart} from './use-finished-cart';

/** The side cart panel. Its contents are drawn from its first opening on: no page carries a closed cart's words. */
export function CartAside() {
  useStoredCart();
  useFinishedCart();
  const isOpen = useCartPanelOpen();
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);

  return (
    <Aside
      isOpen={isOpen}
      onClose={() => setCartPanelOpen(false)}
      title="Shopping Cart"
      side="right"
    >
      {wasOpened && <CartContents />}
    </Aside>
  );
}
