import {useRef, useState, type FormEvent, type ReactNode} from 'react';
import {FormStatus} from '~/components/FormStatus';
import {localPath} from '~/lib/language/local-path';
import words from '#words/cart';
import {addLine, type CartLineItem} from './cart';
import {cartPanelCode} from './cart-panel-code';
import {cartStore} from './use-cart';

export interface AddToCartFormProps {
  /** The line to add; null when nothing can be bought. */
  line: CartLineItem | null;
  /** The fields and the submit button; a field named `merchandiseId` has the variant. */
  children: ReactNode;
  /** The form's id, for a button outside it. */
  id?: string;
}

/** A second press within this time is a double tap, which adds one. */
const DOUBLE_TAP_MS = 500;

/**
 * Adds a product to the cart; without a network it takes it back and says so. Without scripts it is a form post that goes
 * straight to checkout.
 */
export function AddToCartForm({line, children, id}: AddToCartFormProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const lastPressMs = useRef(-Infinity);

  function addToCart(event: FormEvent) {
    event.preventDefault();
    const isDoubleTap = performance.now() - lastPressMs.current < DOUBLE_TAP_MS;
    lastPressMs.current = performance.now();
    if (!line || isDoubleTap) return;
    const add = (quantity: number) =>
      cartStore().update((cart) => addLine(cart, {...line, quantity}));
    setHasFailed(false);
    add(line.quantity);
    cartPanelCode
      .load()
      .then(({announceAdded}) => announceAdded(line))
      .catch(() => {
        add(-line.quantity);
        setHasFailed(true);
      });
  }

  return (
    <form method="post" action={localPath('/cart')} onSubmit={addToCart} id={id}>
      <input type="hidden" name="quantity" value="1" />
      {children}
      {hasFailed && (
        <FormStatus
          kind="error"
          // A phone's bar at the bottom is far from it.
          startsFocused
          notice={{title: words.notAdded}}
          className="mt-4"
        />
      )}
    </form>
  );
}
