import type {TrackedCartProduct, ShopEvent} from '~/lib/analytics/events';
import {cartTotal, type Cart, type CartLineItem} from './cart';

/** The event of a line added to the cart. */
export function describeAddToCart(line: CartLineItem): ShopEvent {
  return {event: 'add_to_cart', ...toTrackedProduct(line), currency: line.price.currencyCode};
}

/** The event of a cart that goes to the hosted checkout. */
export function describeBeginCheckout(cart: Pick<Cart, 'items'>): ShopEvent {
  const {amount, currencyCode} = cartTotal(cart.items);
  return {
    event: 'begin_checkout',
    items: cart.items.map(toTrackedProduct),
    value: Number(amount),
    currency: currencyCode,
  };
}

function toTrackedProduct({variantId, product, price, quantity}: CartLineItem): TrackedCartProduct {
  return {id: variantId, name: product.title, price: Number(price.amount), quantity};
}
