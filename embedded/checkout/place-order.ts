import {type Cart, findCartByToken, saveCart} from '../carts/cart';
import type {ChangeableCatalogue} from '../catalogue/catalogue';
import {showStock, type Stock, stockAfter, storeStock} from '../catalogue/stock';
import type {Catalogue} from '../catalogue/types';
import type {Database, Queryable} from '../database/database';
import {findDraftOrderByToken, invoiceCart, saveDraftOrder} from '../draft-orders/draft-order';
import type {LanguageCode} from '../../supabase/functions/_shared/contracts/languages';
import {enqueueMails, type OutgoingMail} from '../../supabase/functions/_shared/outbox/outbox';
import {confirmationMail, type MailOrigins} from './order-mails';
import type {Delivery} from './delivery';
import {findOrderOfCart, type Order, type OrderTotals, totalsOf} from './order';
import {findUnavailableLines} from './unavailable-lines';

interface Purchase {
  /** The token of a cart, or of a draft order. */
  cartToken: string;
  language: LanguageCode;
  /** The catalogue in that language. */
  shown: Catalogue;
  /** Null when the artist completes a draft order. */
  delivery: Delivery | null;
  /** The total that the shopper agreed to. */
  agreedTotalCents: number;
  /** Whether the money comes later, by bank transfer or cheque. */
  isUnpaid?: boolean;
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
 * Turns a cart or an invoice into an order in one transaction: checks the stock, charges the card, stores the order and
 * its confirmation email, and lowers the stock. Returns the existing order of a completed cart. Throws when there is no
 * such cart.
 */
export async function placeOrder(
  database: Database,
  catalogue: ChangeableCatalogue,
  purchase: Purchase,
): Promise<PlacedOrder> {
  let sold: Stock = new Map();
  const placed = await database.transaction(async (transaction): Promise<PlacedOrder> => {
    const draft = await findDraftOrderByToken(transaction, purchase.cartToken);
    const cart = draft
      ? invoiceCart(draft)
      : await findCartByToken(transaction, purchase.cartToken);
    if (!cart) throw new Error('The cart to be paid is no longer stored');
    const existing = await findOrderOfCart(transaction, cart.token);
    if (existing) return {status: 'placed', order: existing};

    const sales = cart.lines.map(({merchandiseId: variantId, quantity}) => ({variantId, quantity}));
    const stock = await stockAfter(transaction, catalogue, sales, -1);
    const totals = totalsOf(cart, purchase.shown, purchase.delivery, purchase.language);
    const changed =
      findUnavailableLines(cart, catalogue).length > 0 ||
      totals.totalCents !== purchase.agreedTotalCents ||
      totals.lines.length === 0;
    if (!stock || changed) return {status: 'changed'};
    if (!purchase.charge()) return {status: 'declined'};

    await storeStock(transaction, stock);
    sold = stock;
    const order = await storeOrder(transaction, cart, totals, purchase);
    await completeCart(transaction, cart, order);
    // The confirmation is of a payment.
    if (order.email && !order.isUnpaid) {
      const mail = confirmationMail(order, purchase.origins);
      const mails: OutgoingMail[] = [{key: `order:${order.number}:buyer`, kind: 'order', mail}];
      await enqueueMails(transaction, mails, purchase.now);
    }
    return {status: 'placed', order};
  });
  showStock(catalogue, sold);
  return placed;
}

async function storeOrder(
  transaction: Queryable,
  cart: Cart,
  totals: OrderTotals,
  {delivery, language, isUnpaid, now}: Purchase,
): Promise<Order> {
  const [row] = await transaction.query<{number: number}>(
    `select nextval('shop.order_number')::integer as number`,
  );
  if (!row) throw new Error('shop.order_number returned no number');
  const {draft} = cart;
  const order: Order = {
    ...totals,
    number: row.number,
    cartToken: cart.token,
    key: cart.key,
    email: delivery?.email ?? cart.buyerIdentity.email ?? '',
    delivery,
    createdAt: now.toISOString(),
    language,
    ...(isUnpaid && {isUnpaid}),
    ...(draft && {draft: {attributes: draft.attributes}}),
  };
  await transaction.query(
    `insert into shop.orders (id, cart_token, email, document, total_cents, created_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [order.number, order.cartToken, order.email, order, order.totalCents, order.createdAt],
  );
  return order;
}

async function completeCart(
  transaction: Queryable,
  cart: Cart,
  {number, createdAt}: Order,
): Promise<void> {
  if (cart.draft) {
    return saveDraftOrder(transaction, {...cart.draft, orderNumber: number, isReserving: false});
  }
  await saveCart(transaction, {...cart, completedAt: createdAt, updatedAt: createdAt});
}
