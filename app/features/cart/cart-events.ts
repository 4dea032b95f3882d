import type {TrackedCartProduct, ShopEvent} from '~/lib/analytics/events';
import {cartTotal, type Cart, type CartLineItem} from './cart';

/** A line that was put into the cart. */
export function describeAddToCart(line: CartLineItem): ShopEvent {
  return {event: 'add_to_cart', ...cartWork(line), currency: line.price.currencyCode};
}

/** A cart that is on its way to the hosted checkout. */
export function describeBeginCheckout(cart: Pick<Cart, 'items'>): ShopEvent {
  const {amount, currencyCode} = cartTotal({...cart, cartId: null, checkoutUrl: null});
  return {
    event: 'begin_checkout',
    items: cart.items.map(cartWork),
    value: Number(amount),
    currency: currencyCode,
  };
}

function cartWork({variantId, product, price, quantity}: CartLineItem): TrackedCartProduct {
  return {id: variantId, name: product.title, price: Number(price.amount), quantity};
}
