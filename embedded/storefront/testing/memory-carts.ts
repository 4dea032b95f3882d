import type {Cart, CartStore} from '../../carts/cart';

/** Carts in memory, copied on write and read like rows of a database. */
export function createMemoryCarts(): CartStore {
  const carts = new Map<string, Cart>();
  return {
    async save(cart) {
      carts.set(cart.token, structuredClone(cart));
    },
    async find(token) {
      const cart = carts.get(token);
      return cart ? structuredClone(cart) : null;
    },
  };
}
