import type {Cart, CartLineItem} from '~/shop/cart/cart';
import {findAvailableLines, type LineProblem} from '~/shop/cart/line-problem';
import type {CartCheck, CartDiscount, CheckoutResponse, LineText} from './checkout-contract';

/** The shop's responses about the stored cart. */
export interface CartStatus extends Pick<CartCheck, 'problems' | 'texts'> {
  /** Whether a checkout is being created, or a discount code tried. */
  isLoading: boolean;
  /** Why there's no checkout although no line has a problem: a key of the words `checkoutProblems`. */
  failure: 'failed' | 'codeRejected' | null;
  /** The effect of the discount code, and the cart for which Shopify calculated it. */
  quote: {cart: Cart; discount: CartDiscount} | null;
  /** The Shopify cart that is gone: it became an order, or expired. */
  goneCartId: string | null;
}

export const INITIAL_STATUS: CartStatus = {
  problems: [],
  texts: [],
  isLoading: false,
  failure: null,
  quote: null,
  goneCartId: null,
};

export type CartEvent =
  | {type: 'requested'}
  /** The response to a checkout of `cart`. Without problems, it keeps loading while the browser leaves the page. */
  | {type: 'answered'; cart: Cart; response: CheckoutResponse}
  | {type: 'ended'; failure: CartStatus['failure']}
  /** The response to a check of `cart`. */
  | {type: 'checked'; cart: Cart; check: CartCheck};

export function cartStatusReducer(status: CartStatus, event: CartEvent): CartStatus {
  switch (event.type) {
    case 'requested':
      return {...status, isLoading: true, failure: null};
    case 'ended':
      return {...status, isLoading: false, failure: event.failure};
    case 'answered': {
      const {cart, response} = event;
      if ('problems' in response) {
        const {problems} = response;
        return {...status, isLoading: false, problems};
      }
      const quote = response.discount ? {cart, discount: response.discount} : null;
      return {...status, problems: [], quote};
    }
    case 'checked': {
      const {cart, check} = event;
      // Only a checkout notices short stock.
      const short = status.problems.filter(({kind}) => kind === 'not-enough');
      return {
        ...status,
        problems: [...check.problems, ...short],
        texts: check.texts,
        goneCartId: check.isCheckoutGone ? cart.cartId : status.goneCartId,
      };
    }
  }
}

/** What the panel shows: the stored cart after the shop's responses, its problems, and the savings of its code. */
export function readPanel(stored: Cart, status: CartStatus) {
  const cart = applyStatus(stored, status);
  const problems = currentProblems(stored, status);
  return {
    cart,
    problems,
    isCheckoutGone: isCheckoutGone(stored, status),
    discount: currentDiscount(cart, problems, status.quote),
  };
}

/**
 * The stored cart in the page's language, at the shop's prices, and with at most one of each original. The shopper
 * decides about any other problem.
 */
export function applyStatus(stored: Cart, status: CartStatus): Cart {
  const problems = currentProblems(stored, status);
  const items = stored.items.map((line) => {
    const text = status.texts.find(({variantId}) => variantId === line.variantId);
    const problem = problems.find(({variantId}) => variantId === line.variantId);
    return {
      ...(text ? withText(line, text) : line),
      ...(problem?.kind === 'only-one' && {quantity: 1}),
      ...(problem?.kind === 'repriced' && problem.price && {price: problem.price}),
    };
  });
  return {...stored, items};
}

function isCheckoutGone({cartId}: Cart, {goneCartId}: CartStatus): boolean {
  return cartId !== null && cartId === goneCartId;
}

/** Works that the visitor may just have bought aren't problems. */
function currentProblems(cart: Cart, status: CartStatus): LineProblem[] {
  return isCheckoutGone(cart, status) ? [] : status.problems;
}

/** The effect of the discount code, if Shopify calculated it for this cart; otherwise null. */
function currentDiscount(
  cart: Cart,
  problems: LineProblem[],
  quote: CartStatus['quote'],
): CartDiscount | null {
  // The total leaves out unavailable lines, but the savings included them.
  const isQuoted =
    quote !== null &&
    pricedParts(quote.cart) === pricedParts(cart) &&
    findAvailableLines(cart, problems).length === cart.items.length;
  return isQuoted ? quote.discount : null;
}

/** A line keeps the language in which it was added. */
function withText(
  line: CartLineItem,
  {title, variantTitle, selectedOptions, altText}: LineText,
): CartLineItem {
  const images = line.product.images.map((image) => ({...image, altText}));
  return {...line, product: {...line.product, title, images}, variantTitle, selectedOptions};
}

/** The parts of a cart that the savings of a discount code depend on. */
function pricedParts({items, discountCode}: Cart): string {
  const lines = items.map(({variantId, quantity, price}) => [variantId, quantity, price]);
  return JSON.stringify([discountCode, lines]);
}
