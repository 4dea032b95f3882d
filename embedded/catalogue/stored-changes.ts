import type {Database, Queryable} from '../database/database';
import type {Product} from './types';

/** Products that the test controls changed, created or (null) deleted. */
export function loadProductChanges(
  database: Queryable,
): Promise<{handle: string; document: Product | null}[]> {
  return database.query('select handle, document from shop.product_changes');
}

/** Stock of every variant that was sold or restocked since the seed. */
export function loadInventory(
  database: Queryable,
): Promise<{variant_id: string; quantity: number}[]> {
  return database.query('select variant_id, quantity from shop.inventory');
}

/** Stores the stock of a variant. */
export async function storeQuantity(
  database: Queryable,
  variantId: string,
  quantity: number,
): Promise<void> {
  await database.query(
    `insert into shop.inventory (variant_id, quantity) values ($1, $2)
     on conflict (variant_id) do update set quantity = excluded.quantity`,
    [variantId, quantity],
  );
}

/** Stores a changed product, or null for a deleted one; its own quantities apply from now on. */
export async function storeProduct(
  database: Database,
  handle: string,
  product: Product | null,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.query(
      `insert into shop.product_changes (handle, document) values ($1, $2)
       on conflict (handle) do update set document = excluded.document`,
      [handle, product],
    );
    for (const {id} of product?.variants ?? []) {
      await transaction.query('delete from shop.inventory where variant_id = $1', [id]);
    }
  });
}

/** Deletes every change and every sale, which restores the seed. */
export async function clearStoredChanges(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.query('delete from shop.product_changes');
    await transaction.query('delete from shop.inventory');
  });
}
