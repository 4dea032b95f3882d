import {useWords} from '~/words';
import {Link} from '~/components/Link';
import {Button} from '~/components/Button';
import {FormStatus} from '~/components/FormStatus';
import type {Notice} from '~/lib/notice';
import {formatMoney, type Money} from '~/lib/money';
import {deliveryDeadlineText} from '~/shop/delivery/delivery-dates';
import {useDeliveryDates} from '~/shop/site/use-root-data';
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

/** The footer of the cart panel: item count, total and checkout button. Visually hidden while the cart is empty. */
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
  const {days, christmas} = useDeliveryDates();
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
      {count > 0 && (
        <>
          {christmas && <p className="mt-2 text-sm text-muted">{christmas}</p>}
          {/* Collapsed, because on a phone the lines need the room. */}
          <details className="disclosure mt-2 text-sm text-muted">
            <summary className="py-2 underline underline-offset-4 hover:text-sea">
              {words.cartPanel.summary.shipping}
            </summary>
            <p>
              {[
                words.cartPanel.summary.sentWithin(delivery.preparation),
                deliveryDeadlineText(words, days),
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
        </>
      )}
    </div>
  );
}
