import {moveStock, showStock, type Stock} from '../catalogue/stock';
import type {ChangeableCatalogue} from '../catalogue/catalogue';
import type {Clock} from '../clock';
import type {Database} from '../database/database';
import {
  type DraftOrder,
  findDraftOrder,
  loadDraftOrders,
  saveDraftOrder,
  variantLines,
} from './draft-order';

const INTERVAL_MS = 2000;
const NONE: Stock = new Map();

/** Returns the reserved stock of every draft order whose `reserveInventoryUntil` has passed. */
export async function endReservations(
  database: Database,
  catalogue: ChangeableCatalogue,
  now: Date,
): Promise<void> {
  for (const draft of await loadDraftOrders(database)) {
    const {isReserving, reserveInventoryUntil: until} = draft;
    if (isReserving && until && new Date(until) <= now) {
      await endReservation(database, catalogue, draft);
    }
  }
}

/** Returns the stock that a draft order reserves, once. */
export async function endReservation(
  database: Database,
  catalogue: ChangeableCatalogue,
  {number}: Pick<DraftOrder, 'number'>,
): Promise<void> {
  const moved = await database.transaction(async (transaction) => {
    // The order may have been paid, or the reservation ended.
    const draft = await findDraftOrder(transaction, number);
    if (!draft?.isReserving) return NONE;
    await saveDraftOrder(transaction, {...draft, isReserving: false});
    return (await moveStock(transaction, catalogue, variantLines(draft), 1)) ?? NONE;
  });
  showStock(catalogue, moved);
}

/** Ends reservations in time, until the returned function is called. */
export function watchReservations(
  database: Database,
  catalogue: ChangeableCatalogue,
  clock: Clock,
): () => Promise<void> {
  let run = Promise.resolve();
  const timer = setInterval(() => {
    run = run
      .then(() => endReservations(database, catalogue, clock()))
      .catch((error: unknown) => console.error('Ending reservations failed', error));
  }, INTERVAL_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return run;
  };
}
