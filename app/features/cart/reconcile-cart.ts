import {changeLine, type Cart, type CartLineItem} from '~/shop/cart/cart';
import type {LineProblem, LineText} from './checkout-contract';

/**
 * The cart with the shop's prices, and with at most one of each original. The shopper decides about any other problem.
 */
export function reconcileLines(cart: Cart, problems: readonly LineProblem[]): Cart {
  return problems.reduce((followed, problem) => {
    const {kind, variantId} = problem;
    if (kind === 'only-one') return changeLine(followed, variantId, {quantity: 1});
    return kind === 'repriced' && problem.price
      ? changeLine(followed, variantId, {price: problem.price})
      : followed;
  }, cart);
}

/**
 * The cart with its lines in the page's language: all languages share a cart, and a line keeps the language in which it
 * was added. Null when nothing changes.
 */
export function relocalizeLines(cart: Cart, texts: readonly LineText[]): Cart | null {
  const items = cart.items.map((line) => {
    const text = texts.find(({variantId}) => variantId === line.variantId);
    return text ? withText(line, text) : line;
  });
  return JSON.stringify(items) === JSON.stringify(cart.items) ? null : {...cart, items};
}

function withText(
  line: CartLineItem,
  {title, variantTitle, selectedOptions, altText}: LineText,
): CartLineItem {
  const images = line.product.images.map((image) => ({...image, altText}));
  return {...line, product: {...line.product, title, images}, variantTitle, selectedOptions};
}
