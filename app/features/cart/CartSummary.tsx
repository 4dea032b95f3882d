import {useRouteLoaderData} from '@remix-run/react';
import {useWords} from '~/words';
import {Link} from '~/components/Link';
import {Button} from '~/components/Button';
import {FormStatus} from '~/components/FormStatus';
import type {Notice} from '~/lib/notice';
import {formatMoney, type Money} from '~/lib/money';
import {deliveryDeadlineText, type DeliveryDates} from '~/shop/site/delivery-words';
import {useSite} from '~/shop/site/use-site';
import {cartTotal, countItems, type Cart, type CartLineItem} from '~/shop/cart/cart';
import {NoTranslate} from '~/components/NoTranslate';

export interface CartSummaryProps {
  cart: Cart;
  available: readonly CartLineItem[];
  savings: Money | null;
  isLoading: boolean;
  notice: Notice | null;
  onCheckout: () => void;
}

/**
 * The footer of the cart panel: item count, total and checkout button. While the cart is empty, only screen readers get
 * it.
 */
export function CartSummary({
  cart,
  available,
  savings,
  isLoading,
  notice,
  onCheckout,
}: CartSummaryProps) {
  const words = useWords();
  const count = countItems(cart);
  const {delivery} = useSite();
  // Missing when the root's loader failed.
  const root = useRouteLoaderData('root') as {deliveryDates: DeliveryDates} | undefined;
  return (
    <div
      className={
        count === 0
          ? 'sr-only'
          : 'border-t border-line bg-mat px-6 pt-4 pb-[max(0.5rem,env(safe-area-inset-bottom))]'
      }
    >
      <FormStatus notice={notice} kind="error" className={notice ? 'mb-4' : undefined} />
      <div className="flex items-baseline justify-between">
        <p role="status" className="text-sm text-muted">
          <NoTranslate>{words.cart.items(count)}</NoTranslate>
        </p>
        {count > 0 && (
          <p className="text-lg tabular-nums">
            <span className="sr-only">{words.cartPanel.summary.total} </span>
            <NoTranslate>{formatMoney(words, cartTotal(available, savings))}</NoTranslate>
          </p>
        )}
      </div>
      {savings && (
        <p className="text-right text-sm text-muted tabular-nums">
          <NoTranslate>
            {words.cartPanel.summary.after(formatMoney(words, savings), cart.discountCode ?? '')}
          </NoTranslate>
        </p>
      )}
      {available.length < cart.items.length && (
        <p className="text-right text-sm text-muted">{words.cartPanel.summary.exceptUnavailable}</p>
      )}
      <Button
        isPending={isLoading}
        disabled={count === 0}
        onClick={onCheckout}
        className="mt-3 w-full"
      >
        {isLoading ? words.cartPanel.summary.checkingOut : words.cartPanel.summary.checkOut}
      </Button>
      {root?.deliveryDates.christmas && (
        <p className="mt-2 text-sm text-muted">{root.deliveryDates.christmas}</p>
      )}
      {/* Folded: on a phone the lines need the room. */}
      <details className="disclosure mt-2 text-sm text-muted">
        <summary className="py-2 underline underline-offset-4 hover:text-sea">
          {words.cartPanel.summary.shipping}
        </summary>
        <p>
          {[
            words.cartPanel.summary.sentWithin(delivery.preparation),
            deliveryDeadlineText(words, root?.deliveryDates.days ?? null),
            delivery.note,
            words.delivery.taxes,
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
        <p className="mt-2">
          {words.delivery.customs} {words.delivery.elsewhere}{' '}
          <Link to="/contact" className="underline underline-offset-4 hover:text-sea">
            {words.productTerms.shipping.quote}
          </Link>
        </p>
      </details>
    </div>
  );
}
