import type {Cart, CartLineItem} from './cart';
import type {LineText} from './checkout-contract';

/**
 * The cart with its lines in the language of the page: all languages share it, and a line keeps the words in which it was added.
 * Null when they are these.
 */
export function renewTexts<AnyCart extends Cart>(
  cart: AnyCart,
  texts: readonly LineText[],
): AnyCart | null {
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
