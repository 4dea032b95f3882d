import {Aside} from '~/components/Aside';
import {Toaster} from '~/components/Toaster';
import words from '#words/cart-panel';
import {CART_TOASTER} from './cart-toaster';
import {CartContents} from './CartContents';
import printStyles from './cart-print.css?url';

export interface CartPanelProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Leaves the close button free, and the first line below the panel's title. */
const TOASTER_STYLE = {width: 'calc(100% - 4rem)', '--toast-padding': '0.5rem 0.75rem'};

/** The cart panel, with the toasts about it. */
export function CartPanel({isOpen, onClose}: CartPanelProps) {
  return (
    <Aside isOpen={isOpen} onClose={onClose} title={words.title} side="right">
      {isOpen && <link rel="stylesheet" href={printStyles} media="print" />}
      <CartContents isOpen={isOpen} />
      <Toaster
        id={CART_TOASTER}
        position="top-left"
        offset={4}
        mobileOffset={4}
        style={TOASTER_STYLE}
      />
    </Aside>
  );
}
