import {Button} from '~/components/Button';
import words from '#words/cart-panel';
import {clearCart, forgetCheckout} from './change-cart';
import {cartStore} from './use-cart';

/** Asked when the checkout is gone: an order or an expired cart, which Shopify doesn't tell apart. */
export function CheckoutQuestion() {
  return (
    <div role="status" className="my-5 border-l-2 border-sea bg-sea-pale px-4 py-3 text-sm">
      <p className="font-semibold">{words.finished.title}</p>
      <p className="mt-0.5">{words.finished.text}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => cartStore().update(clearCart)}>
          {words.finished.empty}
        </Button>
        <Button variant="quiet" onClick={() => cartStore().update(forgetCheckout)}>
          {words.finished.keep}
        </Button>
      </div>
    </div>
  );
}
