import {LoadingPanel} from '~/components/LoadingPanel';
import {showToast} from '~/components/show-toast';
import {useOnDemand} from '~/components/use-on-demand';
import {closeCartPanel, useCartPanelOpen} from './cart-panel';
import {cartPanelCode} from './cart-panel-code';
import {useStoredCart} from './use-cart';
import {useFinishedCart} from './use-finished-cart';

/** The cart of this browser, and the side panel that shows it from its first opening on. */
export function CartAside() {
  useStoredCart();
  useFinishedCart();
  const isOpen = useCartPanelOpen();
  const {part: CartPanel, isLoading} = useOnDemand(cartPanelCode, isOpen, tellUnavailable);

  if (CartPanel) return <CartPanel isOpen={isOpen} onClose={closeCartPanel} />;
  return isLoading && <LoadingPanel />;
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
