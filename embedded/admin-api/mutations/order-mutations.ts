import {moveStock, showStock, type Stock} from '../../catalogue/stock';
import {findOrder, type Order, type Refund} from '../../checkout/order';
import {refundMail} from '../../checkout/order-mails';
import {orderPayload, refundPayload} from '../../checkout/order-payload';
import {refundedCents, refundGid} from '../../checkout/refunds';
import {numberOfGid} from '../../storefront/schema/gid';
import {enqueueMails} from '../../../supabase/functions/_shared/outbox';
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
  notify?: boolean | null;
  transactions?: readonly {amount: string | number}[] | null;
}

/** A changed order with its new refund. */
interface Change {
  order: Order;
  refund: Refund;
}

/** Stores a change of an order with its email and its stock, then sends the refund's webhook. */
async function change(
  orderId: string,
  {isNotified, restock = false}: {isNotified: boolean; restock?: boolean},
  context: AdminContext,
  make: (order: Order) => Change,
): Promise<Change> {
  const {database, catalogue, clock, webhooks, origin} = context;
  let moved: Stock | null = null;
  const changed = await database.transaction(async (transaction) => {
    const before =
      (await findOrder(transaction, numberOfGid(orderId))) ??
      reject(['orderId'], 'Order does not exist');
    const made = make(before);
    const {order, refund} = made;
    await transaction.query('update shop.orders set document = $2 where id = $1', [
      order.number,
      order,
    ]);
    if (restock) {
      const returned = order.lines.flatMap(({variantId, quantity}) =>
        variantId ? {variantId, quantity} : [],
      );
      moved = await moveStock(transaction, catalogue, returned, 1);
    }
    if (isNotified) {
      const key = `order:${order.number}:refund:${order.refunds?.length}`;
      const mail = refundMail(order, refund.cents, mailOrigins(context));
      await enqueueMails(transaction, [{kind: 'order', key, mail}], clock());
    }
    return made;
  });
  if (moved) showStock(catalogue, moved);
  webhooks.send('REFUNDS_CREATE', refundPayload(changed.order, changed.refund), origin);
  return changed;
}

async function cancel(
  {orderId, refund, restock, notifyCustomer}: CancelArgs,
  context: AdminContext,
) {
  const now = context.clock().toISOString();
  const number = numberOfGid(orderId);
  const isSent = context.content.fulfillments.all().some((one) => one.orderNumber === number);
  const options = {isNotified: notifyCustomer ?? false, restock};
  const cancelled = await change(orderId, options, context, (order) => {
    if (order.cancelledAt) reject(['orderId'], 'Order has already been cancelled');
    if (isSent) reject(['orderId'], 'Cannot cancel an order that has been fulfilled');
    const cents = refund ? order.totalCents - refundedCents(order) : 0;
    return withRefund({...order, cancelledAt: now}, {createdAt: now, cents});
  });
  context.webhooks.send('ORDERS_CANCELLED', orderPayload(cancelled.order), context.origin);
  return {job: {id: `gid://shopify/Job/${number}`, done: true}};
}

/** Refunds an amount. Only cancelling returns works to the stock. */
async function refund({input}: {input: RefundInput}, context: AdminContext) {
  const {orderId, notify, transactions} = input;
  const {order, refund: made} = await change(
    orderId,
    {isNotified: notify ?? false},
    context,
    (before) => {
      const cents = Math.round(
        (transactions ?? []).reduce((sum, {amount}) => sum + Number(amount), 0) * 100,
      );
      if (!(cents > 0 && cents <= before.totalCents - refundedCents(before))) {
        reject(['transactions'], 'Refund amount exceeds the amount that can be refunded');
      }
      return withRefund(before, {createdAt: context.clock().toISOString(), cents});
    },
  );
  return {refund: {id: refundGid(order, made)}, order: orderNode(order, context)};
}

function withRefund(order: Order, refund: Refund): Change {
  return {order: {...order, refunds: [...(order.refunds ?? []), refund]}, refund};
}

export const orderMutations = {orderCancel: cancel, refundCreate: refund};
