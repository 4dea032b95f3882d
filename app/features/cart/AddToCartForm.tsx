import type {FormEvent, ReactNode} from 'react';
import {showToast} from '~/components/show-toast';
import {track} from '~/lib/analytics/track';
import {addLine, type CartLineItem} from './cart';
import {describeAddToCart} from './cart-events';
import {cartPanelCode} from './cart-panel-code';
import {cartStore} from './use-cart';

export interface AddToCartFormProps {
  /** The line to add; null when nothing can be bought. */
  line: CartLineItem | null;
  /** The fields and the submit button; a field named `merchandiseId` has the variant. */
  children: ReactNode;
  /** For a button outside the form. */
  id?: string;
}

/** Adds a product to the cart. Without scripts it is a form post that goes straight to checkout. */
export function AddToCartForm({line, children, id}: AddToCartFormProps) {
  function addToCart(event: FormEvent) {
    event.preventDefault();
    if (!line) return;
    cartStore().update((cart) => addLine(cart, line));
    track(describeAddToCart(line));
    cartPanelCode.prefetch();
    showToast(
      {
        title: 'Added to cart',
        description: `${line.product.title} has been added to your cart.`,
      },
      {kind: 'success'},
    );
  }

  return (
    <form method="post" action="/cart" onSubmit={addToCart} id={id}>
      <input type="hidden" name="quantity" value="1" />
      {children}
    </form>
  );
}
