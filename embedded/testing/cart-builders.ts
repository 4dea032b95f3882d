import {type Cart, type CartLine, createCart} from '../carts/cart';

let nextNumber = 1;

export function aLine(merchandiseId: string, quantity = 1): CartLine {
  return {id: `gid://shopify/CartLine/${nextNumber++}`, merchandiseId, quantity};
}

/** A cart without an order, with its own token and key. */
export function aCart(overrides: Partial<Cart> = {}): Cart {
  return {...createCart(new Date('2026-11-21T12:00:00Z')), ...overrides};
}
