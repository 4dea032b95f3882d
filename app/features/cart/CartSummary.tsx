import {Link} from '@remix-run/react';
import {Button} from '~/components/Button';
import {FormStatus} from '~/components/FormStatus';
import type {Notice} from '~/lib/notice';
import {formatMoney, type Money} from '~/lib/money';
import {useClockOffsetMs} from '~/lib/clock';
import {DELIVERY_TIMES} from '~/lib/site/delivery-times';
import {CUSTOMS, ELSEWHERE, latestWords, TAXES} from '~/lib/site/delivery-words';
import {useSite} from '~/lib/site/use-site';
import {countItems, formatItemCount, type Cart} from './cart';
import {cartTotal} from './cart-total';

export interface CartSummaryProps {
  cart: Cart;
  /** What the discount code takes off. */
  savings: Money | null;
  isLoading: boolean;
  notice: Notice | null;
  onCheckout: () => void;
}

/** The footer of the cart panel: item count, total and the checkout button; only heard while the cart is empty. */
export function CartSummary({cart, savings, isLoading, notice, onCheckout}: CartSummaryProps) {
  const count = countItems(cart);
  const {delivery = DELIVERY_TIMES} = useSite();
  const nowMs = Date.now() + useClockOffsetMs();
  return (
    <div
      className={
        count === 0
          ? 'sr-only'
          : 'border-t border-line bg-mat px-6 pt-5 pb-[max(1.5rem,env(safe-area-inset-bottom))]'
      }
    >
      <FormStatus notice={notice} kind="error" className={notice ? 'mb-4' : undefined} />
      <div className="flex items-baseline justify-between">
        <p role="status" className="text-sm text-muted">
          {formatItemCount(count)}
        </p>
        {count > 0 && (
          <p className="text-lg tabular-nums">
            <span className="sr-only">Total </span>
            {formatMoney(cartTotal(cart, savings))}
          </p>
        )}
      </div>
      {savings && (
        <p className="text-right text-sm text-muted tabular-nums">
          after {formatMoney(savings)} for {cart.discountCode}
        </p>
      )}
      <p className="mt-1 text-sm text-muted">
        {[
          'Free shipping to Canada and the USA.',
          `Sent within ${delivery.preparation} business days.`,
          latestWords(delivery, nowMs),
          delivery.note,
          TAXES,
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <details className="mt-1 text-sm text-muted">
        <summary className="py-2 underline underline-offset-4 hover:text-sea">
          Duty, and other countries
        </summary>
        <p>
          {CUSTOMS} {ELSEWHERE}{' '}
          <Link to="/contact" className="underline underline-offset-4 hover:text-sea">
            Write to me for a quote.
          </Link>
        </p>
      </details>
      <Button
        isPending={isLoading}
        disabled={count === 0}
        onClick={onCheckout}
        className="mt-5 w-full"
      >
        {isLoading ? 'Creating Checkout...' : 'Checkout with Shopify'}
      </Button>
    </div>
  );
}
