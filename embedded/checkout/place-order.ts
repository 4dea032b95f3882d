import type {Cart} from '../carts/types';
import type {ChangeableCatalogue} from '../catalogue/catalogue';
import {loadInventory, storeQuantity} from '../catalogue/stored-changes';
import type {Catalogue} from '../catalogue/types';
import type {Database, Queryable} from '../database/database';
import type {LanguageCode} from '../../supabase/functions/_shared/contracts/languages';
import {enqueueMails, type OutgoingMail} from '../../supabase/functions/_shared/outbox';
import {confirmationMail, type MailOrigins} from './order-mails';
import type {Delivery} from './delivery';
import {findOrderOfCart, type Order, type OrderTotals, totalsOf} from './order';
import {findUnavailableLines} from './unavailable-lines';

interface Purchase {
  cartToken: string;
  language: LanguageCode;
  /** The catalogue in that language. */
  shown: Catalogue;
  delivery: Delivery;
  /** The total that the shopper agreed to. */
  agreedTotalCents: number;
  /** Charges the card; false when it is declined. */
  charge: () => boolean;
  origins: MailOrigins;
  now: Date;
}

export type PlacedOrder =
  | {status: 'placed'; order: Order}
  /** Nothing was charged: a line sold out, or the total differs from the agreed one. */
  | {status: 'changed'}
  | {status: 'declined'};

/**
 * Turns a cart into an order in one transaction: checks the stock, charges the card, stores the order and its
 * confirmation mail, and lowers the stock. Returns the existing order of a completed cart. Throws when there is no such cart.
 */
export async function placeOrder(
  database: Database,
  catalogue: ChangeableCatalogue,
  purchase: Purchase,
): Promise<PlacedOrder> {
  const sold = new Map<string, number>();
  const placed = await database.transaction(async (transaction): Promise<PlacedOrder> => {
    const cart = await loadCart(transaction, purchase.cartToken);
    const existing = await findOrderOfCart(transaction, cart.token);
    if (existing) return {status: 'placed', order: existing};

    const stock = await loadStock(transaction, cart, catalogue);
    const totals = totalsOf(cart, purchase.shown, purchase.delivery, purchase.language);
    const unavailable = findUnavailableLines(cart, catalogue, (id) => stock.get(id) ?? 0);
    const changed = unavailable.length > 0 || totals.totalCents !== purchase.agreedTotalCents;
    if (changed || totals.lines.length === 0) return {status: 'changed'};
    if (!purchase.charge()) return {status: 'declined'};

    for (const {merchandiseId, quantity} of cart.lines) {
      const remaining = (sold.get(merchandiseId) ?? stock.get(merchandiseId) ?? 0) - quantity;
      await storeQuantity(transaction, merchandiseId, remaining);
      sold.set(merchandiseId, remaining);
    }
    const order = await storeOrder(transaction, cart, totals, purchase);
    await completeCart(transaction, cart, purchase.now);
    const mail = confirmationMail(order, purchase.origins);
    const mails: OutgoingMail[] = [{key: `order:${order.number}:buyer`, kind: 'order', mail}];
    await enqueueMails(transaction, mails, purchase.now);
    return {status: 'placed', order};
  });
  // After the commit, because a rolled-back sale must not appear in the shop.
  for (const [variantId, remaining] of sold) catalogue.applyStoredQuantity(variantId, remaining);
  return placed;
}

async function loadCart(transaction: Queryable, token: string): Promise<Cart> {
  const [row] = await transaction.query<{document: Cart}>(
    'select document from shop.carts where token = $1',
    [token],
  );
  if (!row) throw new Error('The cart to be paid is no longer stored');
  return row.document;
}

/** Stock by variant. Transactions run one after another, so that it stays what it is until the commit. */
async function loadStock(
  transaction: Queryable,
  cart: Cart,
  catalogue: ChangeableCatalogue,
): Promise<ReadonlyMap<string, number>> {
  const stored = await loadInventory(transaction);
  return new Map(
    cart.lines.map(({merchandiseId: id}) => {
      const changed = stored.find(({variant_id}) => variant_id === id);
      return [id, changed?.quantity ?? catalogue.variantById(id)?.variant.quantity ?? 0];
    }),
  );
}

async function storeOrder(
  transaction: Queryable,
  cart: Cart,
  totals: OrderTotals,
  {delivery, language, now}: Purchase,
): Promise<Order> {
  const [row] = await transaction.query<{number: number}>(
    `select nextval('shop.order_number')::integer as number`,
  );
  if (!row) throw new Error('The sequence of order numbers gave none');
  const order: Order = {
    ...totals,
    number: row.number,
    cartToken: cart.token,
    key: cart.key,
    email: delivery.email,
    delivery,
    createdAt: now.toISOString(),
    language,
  };
  await transaction.query(
    `insert into shop.orders (id, cart_token, email, document, total_cents, created_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [order.number, order.cartToken, order.email, order, order.totalCents, order.createdAt],
  );
  return order;
}

async function completeCart(transaction: Queryable, cart: Cart, now: Date): Promise<void> {
  const completed: Cart = {...cart, completedAt: now.toISOString()};
  await transaction.query('update shop.carts set document = $2, updated_at = $3 where token = $1', [
    cart.token,
    completed,
    completed.completedAt,
  ]);
}
