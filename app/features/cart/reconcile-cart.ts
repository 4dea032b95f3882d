import {changeLine, type Cart, type CartLineItem} from './cart';
import type {LineProblem, LineText} from './checkout-contract';

/** The cart at the shop's prices, and with one of an original. What else is wrong the shopper decides. */
export function reconcileLines(cart: Cart, problems: readonly LineProblem[]): Cart {
  return problems.reduce((followed, problem) => {
    const {kind, merchandiseId} = problem;
    if (kind === 'only-one') return changeLine(followed, merchandiseId, {quantity: 1});
    return kind === 'repriced' && problem.price
      ? changeLine(followed, merchandiseId, {price: problem.price})
      : followed;
  }, cart);
}

/**
 * The cart with its lines in the language of the page: all languages share it, and a line keeps the words in which it was added.
 * Null when they are these.
 */
export function relocalizeLines(cart: Cart, texts: readonly LineText[]): Cart | null {
  const items = cart.items.map((line) => {
    const text = texts.find(({merchandiseId}) => merchandiseId === line.variantId);
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
