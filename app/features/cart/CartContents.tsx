import {useRef} from 'react';
import words from '#words/checkout-problems';
import {CartLine} from './CartLine';
import {CartSummary} from './CartSummary';
import {CheckoutQuestion} from './CheckoutQuestion';
import {DiscountCode} from './DiscountCode';
import {EmptyCart} from './EmptyCart';
import {GiftNote} from './GiftNote';
import {findLineProblem, findLivingLines} from './line-problem';
import {withNewPrices} from './new-prices';
import {SendCart} from './SendCart';
import {useCart} from './use-cart';
import {useCheckout} from './use-checkout';

/** The content of the cart panel: the lines or the empty cart, and the checkout. */
export function CartContents({isOpen}: {isOpen: boolean}) {
  const stored = useCart();
  const {checkOut, applyCode, discount, problems, isCheckoutGone, failure} = useCheckout(isOpen);
  const cart = withNewPrices(stored, problems);
  const listRef = useRef<HTMLDivElement>(null);

  const living = findLivingLines(cart, problems);
  const hasProblems = cart.items.some((line) => findLineProblem(line, problems));

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
          <>
            {isCheckoutGone && <CheckoutQuestion />}
            <ul className="divide-y divide-line">
              {cart.items.map((line) => (
                <CartLine
                  key={line.variantId}
                  line={line}
                  problem={findLineProblem(line, problems)}
                  hasRest={living.some((other) => other !== line)}
                  disabled={cart.isLoading}
                  onRemove={() => listRef.current?.focus()}
                />
              ))}
            </ul>
            <div className="divide-y divide-line border-t border-line">
              <GiftNote note={cart.note} />
              <DiscountCode
                code={cart.discountCode}
                discount={discount}
                isLoading={cart.isLoading}
                onApply={applyCode}
              />
              <SendCart items={cart.items} />
            </div>
          </>
        )}
      </div>
      <CartSummary
        cart={cart}
        living={living}
        savings={discount?.savings ?? null}
        isLoading={cart.isLoading}
        notice={failure ?? (hasProblems ? words.cartChanged : null)}
        onCheckout={checkOut}
      />
    </>
  );
}
