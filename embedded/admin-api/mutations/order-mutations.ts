import {moveStock, showStock, type Stock} from '../../catalogue/stock';
import {parseCents} from '../../checkout/money';
import {findOrder, type Order, type Refund} from '../../checkout/order';
import {refundMail} from '../../checkout/order-mails';
import {orderPayload, refundPayload} from '../../checkout/order-payload';
import {financialStatus, refundableCents, refundGid} from '../../checkout/refunds';
import {numberOfGid} from '../../storefront/schema/gid';
import {enqueueMails} from '../../../supabase/functions/_shared/outbox/outbox';
import {type AdminContext, mailOrigins} from '../context';
import {orderNode} from '../nodes/order';
import {reject} from '../user-error';

interface CancelArgs {
  orderId: string;
  refund: boolean;
  restock: boolean;
  notifyCustomer?: boolean | null;
}

interface RefundInput {
  orderId: string;
  transactions?: readonly {amount: string | number}[] | null;
}

/**
 * Stores a changed order with a refund and its email, returns the works of a cancelled one to the stock, then sends the
 * refund's webhook.
 */
async function refundOrder(
  orderId: string,
  context: AdminContext,
  change: (order: Order) => {order: Order; cents: number},
): Promise<{order: Order; refund: Refund}> {
  const {database, catalogue, clock, webhooks, origin} = context;
  let restocked: Stock = new Map();
  const changed = await database.transaction(async (transaction) => {
    const before =
      (await findOrder(transaction, numberOfGid(orderId))) ??
      reject(['orderId'], 'Order does not exist');
    const {cents, order: made} = change(before);
    const refund = {createdAt: clock().toISOString(), cents};
    const order = {...made, refunds: [...(before.refunds ?? []), refund]};
    const {number, lines, refunds} = order;
    await transaction.query('update shop.orders set document = $2 where id = $1', [number, order]);
    if (order.cancelledAt !== before.cancelledAt) {
      const sold = lines.flatMap(({variantId, quantity}) =>
        variantId ? {variantId, quantity} : [],
      );
      restocked = (await moveStock(transaction, catalogue, sold, 1)) ?? restocked;
    }
    if (order.email) {
      const key = `order:${number}:refund:${refunds.length}`;
      const mail = refundMail(order, cents, mailOrigins(context));
      await enqueueMails(transaction, [{kind: 'order', key, mail}], clock());
    }
    return {order, refund};
  });
  showStock(catalogue, restocked);
  webhooks.send('REFUNDS_CREATE', refundPayload(changed.order, changed.refund), origin);
  return changed;
}

/** Cancels an order as the admin does: with a refund of the rest, its works back in stock, and an email. */
async function cancel(
  {orderId, refund, restock, notifyCustomer}: CancelArgs,
  context: AdminContext,
) {
  if (!refund || !restock || !notifyCustomer) {
    reject(['orderId'], 'Only cancelling with a refund, a restock and an email is supported');
  }
  const number = numberOfGid(orderId);
  const isSent = context.content.fulfillments.all().some((one) => one.orderNumber === number);
  const {order} = await refundOrder(orderId, context, (before) => {
    if (before.cancelledAt) reject(['orderId'], 'Order has already been cancelled');
    if (isSent) reject(['orderId'], 'Cannot cancel an order that has been fulfilled');
    const cancelledAt = context.clock().toISOString();
    return {order: {...before, cancelledAt}, cents: refundableCents(before)};
  });
  context.webhooks.send('ORDERS_CANCELLED', orderPayload(order, context.clock()), context.origin);
  return {job: {id: `gid://shopify/Job/${number}`, done: true}};
}

/** Refunds an amount, with an email. Only cancelling returns works to the stock. */
async function refund({input}: {input: RefundInput}, context: AdminContext) {
  const {orderId, transactions} = input;
  const cents = (transactions ?? []).reduce((sum, {amount}) => sum + parseCents(amount), 0);
  const {order, refund: made} = await refundOrder(orderId, context, (before) => {
    if (!(cents > 0 && cents <= refundableCents(before))) {
      reject(['transactions'], 'Refund amount exceeds the amount that can be refunded');
    }
    return {order: before, cents};
  });
  return {refund: {id: refundGid(order, made)}, order: orderNode(order, context)};
}

/** Marks a pending order as paid, as after a bank transfer. */
async function markAsPaid({input: {id}}: {input: {id: string}}, context: AdminContext) {
  const {database, clock, webhooks, origin} = context;
  const order = await database.transaction(async (transaction): Promise<Order> => {
    const before = await findOrder(transaction, numberOfGid(id));
    if (!before || financialStatus(before) !== 'PENDING') {
      reject(['id'], 'Order cannot be marked as paid.');
    }
    const paid = {...before, isUnpaid: false};
    await transaction.query('update shop.orders set document = $2 where id = $1', [
      paid.number,
      paid,
    ]);
    return paid;
  });
  webhooks.send('ORDERS_PAID', orderPayload(order, clock()), origin);
  return {order: orderNode(order, context)};
}

export const orderMutations = {
  orderCancel: cancel,
  orderMarkAsPaid: markAsPaid,
  refundCreate: refund,
};
