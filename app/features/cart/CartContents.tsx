import {useRef} from 'react';
import {Button} from '~/components/Button';
import {useWords} from '~/words';
import {EMPTY_CART} from '~/shop/cart/cart';
import {findAvailableLines, findLineProblem} from '~/shop/cart/line-problem';
import {cartStore} from '~/shop/cart/use-cart';
import {CartLine} from './CartLine';
import {CartSummary} from './CartSummary';
import {DiscountCode} from './DiscountCode';
import {EmptyCart} from './EmptyCart';
import {GiftNote} from './GiftNote';
import {SendCart} from './link/SendCart';
import {useCheckout} from './checkout/use-checkout';

export function CartContents({isOpen}: {isOpen: boolean}) {
  const words = useWords();
  const {cart, problems, isCheckoutGone, discount, isLoading, failure, checkOut, applyCode} =
    useCheckout(isOpen);
  const listRef = useRef<HTMLDivElement>(null);

  const available = findAvailableLines(cart, problems);
  const hasProblems = cart.items.some((line) => findLineProblem(line, problems));
  const notice = failure ?? (hasProblems ? 'cartChanged' : null);

  return (
    <>
      {/* In a tall enough viewport only the lines scroll, and the checkout button stays visible. */}
      <div
        ref={listRef}
        tabIndex={-1}
        className="flex min-h-40 grow flex-col px-6 [@media(min-height:34rem)]:basis-0 [@media(min-height:34rem)]:overflow-y-auto [@media(min-height:34rem)]:overscroll-contain"
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
                  hasRest={available.some((other) => other !== line)}
                  disabled={isLoading}
                  onRemove={() => listRef.current?.focus()}
                />
              ))}
            </ul>
            <div className="mt-auto divide-y divide-line border-t border-line">
              <GiftNote note={cart.note} />
              <DiscountCode
                code={cart.discountCode}
                discount={discount}
                isLoading={isLoading}
                onApply={applyCode}
              />
              <SendCart items={cart.items} />
            </div>
          </>
        )}
      </div>
      <CartSummary
        cart={cart}
        available={available}
        savings={discount?.savings ?? null}
        isLoading={isLoading}
        // Hidden while loading, so that the same notice is announced again.
        notice={notice && !isLoading ? words.checkoutProblems[notice] : null}
        onCheckout={checkOut}
      />
    </>
  );
}

/** Shown when the checkout is gone: it became an order or expired, and Shopify doesn't say which. */
function CheckoutQuestion() {
  const words = useWords();
  const {title, text, empty, keep} = words.cartPanel.finished;
  return (
    <div role="status" className="my-5 border-l-2 border-sea bg-sea-pale px-4 py-3 text-sm">
      <p className="font-semibold">{title}</p>
      <p className="mt-0.5">{text}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => cartStore.update(() => EMPTY_CART)}>
          {empty}
        </Button>
        <Button
          variant="quiet"
          // The next checkout creates a new Shopify cart.
          onClick={() => cartStore.update((cart) => ({...cart, cartId: null, checkoutUrl: null}))}
        >
          {keep}
        </Button>
      </div>
    </div>
  );
}
