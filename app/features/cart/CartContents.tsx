import {useRef} from 'react';
import type {Notice} from '~/lib/notice';
import type {CartLineItem} from './cart';
import {CartLine} from './CartLine';
import {CartSummary} from './CartSummary';
import {EmptyCart} from './EmptyCart';
import {findLineProblem} from './line-problem';
import {useCart} from './use-cart';
import {useCheckout} from './use-checkout';

const CART_CHANGED: Notice = {
  title: 'Your cart has changed',
  description: 'Please look at the lines that are marked.',
};

/** The content of the cart panel: the lines or the empty cart, and the checkout. */
export function CartContents() {
  const cart = useCart();
  const {checkOut, problems, failure} = useCheckout();
  const listRef = useRef<HTMLDivElement>(null);

  const problemOf = (line: CartLineItem) => findLineProblem(line, problems);
  const hasProblems = cart.items.some(problemOf);

  return (
    <>
      {/* In a high enough viewport only the lines scroll, and the checkout button stays visible. */}
      <div
        ref={listRef}
        tabIndex={-1}
        className="min-h-40 grow px-6 [@media(min-height:34rem)]:basis-0 [@media(min-height:34rem)]:overflow-y-auto [@media(min-height:34rem)]:overscroll-contain"
      >
        {cart.items.length === 0 ? (
          <EmptyCart />
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
    </>
  );
}
