import {setLinePrice, setLineQuantity} from './change-cart';
import type {LineProblem} from './checkout-contract';
import {cartStore} from './use-cart';

/** Brings the cart to the shop's prices, and an original to the one that there is. What else is wrong the shopper decides. */
export function followShop(problems: readonly LineProblem[]): void {
  for (const problem of problems) {
    const {kind, merchandiseId} = problem;
    if (kind === 'repriced' && problem.price) {
      const {price} = problem;
      cartStore().update((cart) => setLinePrice(cart, merchandiseId, price));
    }
    if (kind === 'only-one') {
      cartStore().update((cart) => setLineQuantity(cart, merchandiseId, 1));
    }
  }
}
