import {useRef} from 'react';
import {Aside} from '~/components/Aside';
import {ButtonLink} from '~/components/ButtonLink';
import type {Notice} from '~/lib/notice';
import type {CartLineItem} from './cart';
import {CartLine} from './CartLine';
import {CartSummary} from './CartSummary';
import {setCartPanelOpen, useCartPanelOpen} from './cart-panel';
import {findLineProblem} from './line-problem';
import {useCart, useStoredCart} from './use-cart';
import {useCheckout} from './use-checkout';
import {useFinishedCart} from './use-finished-cart';

const CART_CHANGED: Notice = {
  title: 'Your cart has changed',
  description: 'Please look at the lines that are marked.',
};

/** The side cart panel. */
export function CartAside() {
  useStoredCart();
  useFinishedCart();
  const cart = useCart();
  const isOpen = useCartPanelOpen();
  const {checkOut, problems, failure} = useCheckout();
  const listRef = useRef<HTMLDivElement>(null);

  const problemOf = (line: CartLineItem) => findLineProblem(line, problems);
  const hasProblems = cart.items.some(problemOf);

  return (
    <Aside
      isOpen={isOpen}
      onClose={() => setCartPanelOpen(false)}
      title="Shopping Cart"
      side="right"
    >
      <div ref={listRef} tabIndex={-1} className="flex-1 px-6">
        {cart.items.length === 0 ? (
          <div className="grid justify-items-start gap-5 py-10">
            <p>Your cart is empty</p>
            <ButtonLink to="/collections/prints" variant="outline">
              Shop Prints
            </ButtonLink>
          </div>
        ) : (
          <ul className="divide-y divide-line">
            {cart.items.map((line) => (
              <CartLine
                key={line.variantId}
                line={line}
                problem={problemOf(line)}
                disabled={cart.isLoading}
                onRemove={() => listRef.current?.focus()}
              />
            ))}
          </ul>
        )}
      </div>
      <CartSummary
        cart={cart}
        isLoading={cart.isLoading}
        notice={failure ?? (hasProblems ? CART_CHANGED : null)}
        onCheckout={checkOut}
      />
    </Aside>
  );
}
