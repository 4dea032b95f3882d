import {Aside} from '~/components/Aside';
import words from '#words/cart-panel';
import {CartContents} from './CartContents';
import printStyles from './cart-print.css?url';

export interface CartPanelProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The cart panel; it loads on demand. */
export function CartPanel({isOpen, onClose}: CartPanelProps) {
  return (
    <Aside isOpen={isOpen} onClose={onClose} title={words.title} side="right">
      {isOpen && <link rel="stylesheet" href={printStyles} media="print" />}
      <CartContents isOpen={isOpen} />
    </Aside>
  );
}
