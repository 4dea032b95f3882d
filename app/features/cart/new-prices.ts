import type {Cart} from './cart';
import type {LineProblem} from './checkout-contract';

/** The cart at the prices that the shop named; the stored lines keep those that the shopper agreed to. */
export function withNewPrices<AnyCart extends Cart>(
  cart: AnyCart,
  problems: readonly LineProblem[],
): AnyCart {
  const priceOf = (variantId: string) =>
    problems.flatMap((problem) =>
      problem.kind === 'repriced' && problem.merchandiseId === variantId ? [problem.price] : [],
    )[0];
  return {
    ...cart,
    items: cart.items.map((line) => ({...line, price: priceOf(line.variantId) ?? line.price})),
  };
}
