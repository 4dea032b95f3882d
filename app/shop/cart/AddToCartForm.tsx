import {useRef, type FormEvent, type ReactNode} from 'react';
import {track} from '~/lib/analytics/track';
import {localPath} from '~/lib/language/local-path';
import {EARLY_ACCESS_PARAMETER} from '~/shop/product/early-access';
import {useWords} from '~/words';
import {announceLine} from './cart-toast';
import {addLine, createCartLine, type Merchandise} from './cart';
import {describeAddToCart} from './cart-events';
import {cartStore} from './use-cart';

export interface AddToCartFormProps {
  product: Merchandise['product'];
  /** The variant to add; null when nothing can be bought. */
  variant: Merchandise['variant'] | null;
  /** The key that opened the early-access page; the line keeps it for checkout. */
  earlyAccessKey?: string;
  /** The fields and the submit button. A field named `merchandiseId` has the variant. */
  children: ReactNode;
  id?: string;
}

/** A second click within this time is a double click, which adds only one. */
const DOUBLE_TAP_MS = 500;

/** Adds a product to the cart. Without JavaScript, it's a form post that goes straight to checkout. */
export function AddToCartForm({
  product,
  variant,
  earlyAccessKey,
  children,
  id,
}: AddToCartFormProps) {
  const words = useWords();
  const lastPressMs = useRef(-Infinity);

  function addToCart(event: FormEvent) {
    event.preventDefault();
    const isDoubleTap = performance.now() - lastPressMs.current < DOUBLE_TAP_MS;
    lastPressMs.current = performance.now();
    const line = variant && createCartLine(product, variant, earlyAccessKey);
    if (!line || isDoubleTap) return;
    const {items} = cartStore.read();
    const isThere = items.some(({variantId}) => variantId === line.variantId);
    if (line.isOriginal && isThere) return announceLine(words, line, 'onlyOne');
    cartStore.update((cart) => addLine(cart, line));
    track(describeAddToCart(line));
    announceLine(words, line, 'added');
  }

  return (
    <form method="post" action={localPath(words, '/cart')} onSubmit={addToCart} id={id}>
      <input type="hidden" name="quantity" value="1" />
      {earlyAccessKey && (
        <input type="hidden" name={EARLY_ACCESS_PARAMETER} value={earlyAccessKey} />
      )}
      {children}
    </form>
  );
}
