import {LoadingPanel} from '~/components/LoadingPanel';
import {showToast} from '~/components/show-toast';
import {useOnDemand} from '~/components/use-on-demand';
import words from '#words/cart';
import {closeCartPanel, useCartPanelOpen} from './cart-panel';
import {cartPanelCode} from './cart-panel-code';
import {useStoredCart} from './use-cart';

/** Reads the stored cart, and renders the cart panel once it has been opened. */
export function CartAside() {
  useStoredCart();
  const isOpen = useCartPanelOpen();
  const part = useOnDemand(cartPanelCode, isOpen, showUnavailable);
  if (part) return <part.CartPanel isOpen={isOpen} onClose={closeCartPanel} />;
  return isOpen && <LoadingPanel />;
}

function showUnavailable() {
  closeCartPanel();
  showToast(words.notOpened, {kind: 'error'});
}
