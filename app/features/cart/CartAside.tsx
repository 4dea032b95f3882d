import {OnDemandPart} from '~/components/OnDemandPart';
import {showToast} from '~/components/show-toast';
import {closeCartPanel, useCartPanelOpen} from './cart-panel';
import {cartPanelCode} from './cart-panel-code';
import {useStoredCart} from './use-cart';
import {useFinishedCart} from './use-finished-cart';

/** Reads the stored cart, and renders the cart panel once it has been opened. */
export function CartAside() {
  useStoredCart();
  useFinishedCart();
  const isOpen = useCartPanelOpen();
  return (
    <OnDemandPart
      code={cartPanelCode}
      isNeeded={isOpen}
      onUnavailable={showUnavailable}
      props={{isOpen, onClose: closeCartPanel}}
    />
  );
}

function showUnavailable() {
  closeCartPanel();
  showToast(
    {
      title: 'The cart could not be opened',
      description: 'Please check your connection and try again.',
    },
    {kind: 'error'},
  );
}
