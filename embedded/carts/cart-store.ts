import type {Database} from '../database/database';
import type {Cart, CartStore} from './cart';

/**
 * Stores carts in `shop.carts`. A completed cart is final: a later `save` of a request that started before has no
 * effect.
 */
export function createCartStore(database: Database): CartStore {
  return {
    async save(cart: Cart): Promise<void> {
      await database.query(
        `insert into shop.carts (token, document, updated_at) values ($1, $2::jsonb, $3)
         on conflict (token) do update set document = excluded.document, updated_at = excluded.updated_at
         where shop.carts.document ->> 'completedAt' is null`,
        [cart.token, JSON.stringify(cart), cart.updatedAt],
      );
    },

    async find(token: string): Promise<Cart | null> {
      const rows = await database.query<{document: Cart}>(
        'select document from shop.carts where token = $1',
        [token],
      );
      return rows[0]?.document ?? null;
    },
  };
}
