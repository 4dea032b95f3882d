import {Aside} from '~/components/Aside';
import {CartContents} from './CartContents';

export interface CartPanelProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The side cart panel, once its code is there. */
export function CartPanel({isOpen, onClose}: CartPanelProps) {
  return (
    <Aside isOpen={isOpen} onClose={onClose} title="Shopping Cart" side="right">
      <CartContents />
    </Aside>
  );
}
