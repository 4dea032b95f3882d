import {Opening} from '~/components/Opening';
import {showToast} from '~/components/show-toast';
import {useOnDemand} from '~/components/use-on-demand';
import {closeCartPanel, useCartPanelOpen} from './cart-panel';
import {loadCartPanel} from './load-cart-panel';
import {useStoredCart} from './use-cart';
import {useFinishedCart} from './use-finished-cart';

/** The cart of this browser, and the side panel that shows it from its first opening on. */
export function CartAside() {
  useStoredCart();
  useFinishedCart();
  const isOpen = useCartPanelOpen();
  const panel = useOnDemand(loadCartPanel, isOpen, tellUnavailable);

  if (panel) return <panel.CartPanel isOpen={isOpen} onClose={closeCartPanel} />;
  return isOpen && <Opening />;
}

function tellUnavailable() {
  closeCartPanel();
  showToast(
    {
      title: 'The cart could not be opened',
      description: 'Please check your connection and try again.',
    },
    {kind: 'error'},
  );
}
