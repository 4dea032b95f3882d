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

/** Deletes the stored stock of a product, so that its own quantities apply. */
export async function forgetQuantities(database: Queryable, {variants}: Product): Promise<void> {
  const ids = variants.map(({id}) => id);
  await database.query('delete from shop.inventory where variant_id = any($1)', [ids]);
}

/** The stored stock. Transactions run one after another, so that it stays what it is until the commit. */
export async function loadStock(
  transaction: Queryable,
  catalogue: ChangeableCatalogue,
  variantIds: readonly string[],
): Promise<Stock> {
  const stored = await loadInventory(transaction);
  const variants = catalogue.allProducts().flatMap((product) => product.variants);
  return new Map(
    variantIds.map((id) => {
      const changed = stored.find(({variant_id}) => variant_id === id);
      const seeded = variants.find((variant) => variant.id === id);
      return [id, changed?.quantity ?? seeded?.quantity ?? 0];
    }),
  );
}

/**
 * Takes the lines from the stock (-1) or returns them to it (+1). Returns the new quantities, which the catalogue shows
 * once `showStock` gets them after the commit. Null, without a change, when the stock is too small.
 */
export async function moveStock(
  transaction: Queryable,
  catalogue: ChangeableCatalogue,
  lines: readonly StockLine[],
  direction: 1 | -1,
): Promise<Stock | null> {
  const stock = new Map(
    await loadStock(
      transaction,
      catalogue,
      lines.map(({variantId}) => variantId),
    ),
  );
  for (const {variantId, quantity} of lines) {
    stock.set(variantId, (stock.get(variantId) ?? 0) + direction * quantity);
  }
  if ([...stock.values()].some((quantity) => quantity < 0)) return null;
  for (const [variantId, quantity] of stock) {
    await storeQuantity(transaction, variantId, quantity);
  }
  return stock;
}

/** Shows moved stock in the shop. Called after the commit, because a rolled-back move must not appear. */
export function showStock(catalogue: ChangeableCatalogue, moved: Stock): void {
  for (const [variantId, quantity] of moved) catalogue.applyStoredQuantity(variantId, quantity);
}
