import {useRef, type FormEvent, type ReactNode} from 'react';
import {track} from '~/lib/analytics/track';
import {localPath} from '~/lib/language/local-path';
import {announceAdded, announceOnlyOne} from './announce-line';
import {addLine, type CartLineItem} from './cart';
import {describeAddToCart} from './cart-events';
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

/** Adds a product to the cart. Without scripts it is a form post that goes straight to checkout. */
export function AddToCartForm({line, children, id}: AddToCartFormProps) {
  const lastPressMs = useRef(-Infinity);

  function addToCart(event: FormEvent) {
    event.preventDefault();
    const isDoubleTap = performance.now() - lastPressMs.current < DOUBLE_TAP_MS;
    lastPressMs.current = performance.now();
    if (!line || isDoubleTap) return;
    const isThere = cartStore()
      .getSnapshot()
      .items.some(({variantId}) => variantId === line.variantId);
    if (line.isOriginal && isThere) return announceOnlyOne(line);
    cartStore().update((cart) => addLine(cart, line));
    track(describeAddToCart(line));
    announceAdded(line);
  }

  return (
    <form method="post" action={localPath('/cart')} onSubmit={addToCart} id={id}>
      <input type="hidden" name="quantity" value="1" />
      {children}
    </form>
  );
}
