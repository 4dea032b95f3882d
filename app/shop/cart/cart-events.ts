import type {TrackedCartProduct, ShopEvent} from '~/lib/analytics/events';
import {cartTotal, type Cart, type CartLineItem} from './cart';

export function describeAddToCart(line: CartLineItem): ShopEvent {
  return {event: 'add_to_cart', ...toTrackedProduct(line), currency: line.price.currencyCode};
}

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
