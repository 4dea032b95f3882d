import type {Queryable} from '../database/database';
import type {ChangeableCatalogue} from './catalogue';
import type {Product} from './types';

interface StockLine {
  variantId: string;
  quantity: number;
}

/** Quantities by variant. */
export type Stock = ReadonlyMap<string, number>;

/** The stock of every variant that was sold or restocked since its product was saved. */
export function loadInventory(
  database: Queryable,
): Promise<{variant_id: string; quantity: number}[]> {
  return database.query('select variant_id, quantity from shop.inventory');
}

export async function storeStock(database: Queryable, stock: Stock): Promise<void> {
  for (const [variantId, quantity] of stock) {
    await database.query(
      `insert into shop.inventory (variant_id, quantity) values ($1, $2)
       on conflict (variant_id) do update set quantity = excluded.quantity`,
      [variantId, quantity],
    );
  }
}

/** Deletes the stored stock of a product, so that its own quantities apply. */
export async function forgetQuantities(database: Queryable, {variants}: Product): Promise<void> {
  const ids = variants.map(({id}) => id);
  await database.query('delete from shop.inventory where variant_id = any($1)', [ids]);
}

/**
 * The quantities once the lines are taken from the stock (-1) or returned to it (+1). Null when the stock is too small.
 * Reads what is stored, because the catalogue shows a sale only after its commit.
 */
export async function stockAfter(
  transaction: Queryable,
  catalogue: ChangeableCatalogue,
  lines: readonly StockLine[],
  direction: 1 | -1,
): Promise<Stock | null> {
  const variants = catalogue.allProducts().flatMap((product) => product.variants);
  const known = new Map(variants.map(({id, quantity}) => [id, quantity]));
  for (const {variant_id, quantity} of await loadInventory(transaction)) {
    known.set(variant_id, quantity);
  }
  const stock = new Map<string, number>();
  for (const {variantId, quantity} of lines) {
    const before = stock.get(variantId) ?? known.get(variantId) ?? 0;
    stock.set(variantId, before + direction * quantity);
  }
  return [...stock.values()].some((quantity) => quantity < 0) ? null : stock;
}

/** Stores the stock of `stockAfter`, if there is one, and returns it: `showStock` gets it after the commit. */
export async function moveStock(
  transaction: Queryable,
  catalogue: ChangeableCatalogue,
  lines: readonly StockLine[],
  direction: 1 | -1,
): Promise<Stock | null> {
  const stock = await stockAfter(transaction, catalogue, lines, direction);
  if (stock) await storeStock(transaction, stock);
  return stock;
}

/** Shows moved stock in the shop. Called after the commit, because a rolled-back move must not appear. */
export function showStock(catalogue: ChangeableCatalogue, moved: Stock): void {
  for (const [variantId, quantity] of moved) catalogue.applyStoredQuantity(variantId, quantity);
}
