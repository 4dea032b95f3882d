import {moveStock, showStock, type Stock} from '../../catalogue/stock';
import {findOrder, type Order, type Refund, type RefundLine} from '../../checkout/order';
import {refundMail} from '../../checkout/order-mails';
import {orderPayload, refundPayload} from '../../checkout/order-payload';
import {currentQuantity, lineItemGid, refundedCents, refundGid} from '../../checkout/refunds';
import type {Queryable} from '../../database/database';
import {numberOfGid} from '../../storefront/schema/gid';
import {enqueueMails} from '../../../supabase/functions/_shared/outbox';
import {type AdminContext, mailOrigins} from '../context';
import {orderNode} from '../nodes/order';
import {reject} from '../user-error';

interface CancelArgs {
  orderId: string;
  reason: string;
  refund: boolean;
  restock: boolean;
  notifyCustomer?: boolean | null;
  staffNote?: string | null;
}

interface RefundInput {
  orderId: string;
  note?: string | null;
  notify?: boolean | null;
  refundLineItems?:
    | readonly {
        lineItemId: string;
        quantity: number;
        restockType?: RefundLine['restockType'] | null;
      }[]
    | null;
  transactions?: readonly {amount: string | number}[] | null;
}

/** A changed order with its new refund. */
interface Change {
  order: Order;
  refund: Refund;
}

/** Stores a change of an order with its email and its stock, then sends the webhooks. */
async function change(
  orderId: string,
  {isNotified, topic}: {isNotified: boolean; topic?: 'ORDERS_CANCELLED'},
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
    await saveOrder(transaction, order);
    moved = await moveStock(transaction, catalogue, restocked(order, refund), 1);
    if (isNotified) {
      const key = `order:${order.number}:refund:${order.refunds?.length}`;
      const mail = refundMail(order, refund.cents, mailOrigins(context));
      await enqueueMails(transaction, [{kind: 'order', key, mail}], clock());
    }
    return made;
  });
  if (moved) showStock(catalogue, moved);
  if (topic) webhooks.send(topic, orderPayload(changed.order), origin);
  webhooks.send('REFUNDS_CREATE', refundPayload(changed.order, changed.refund), origin);
  return changed;
}

async function saveOrder(transaction: Queryable, order: Order): Promise<void> {
  await transaction.query('update shop.orders set document = $2 where id = $1', [
    order.number,
    order,
  ]);
}

function restocked({lines}: Order, refund: Refund): {variantId: string; quantity: number}[] {
  return refund.lines.flatMap(({position, quantity, restockType}) => {
    const variantId = lines[position]?.variantId;
    return variantId && restockType !== 'NO_RESTOCK' ? [{variantId, quantity}] : [];
  });
}

async function cancel(args: CancelArgs, context: AdminContext) {
  const now = context.clock().toISOString();
  const {orderId, reason, restock, notifyCustomer} = args;
  const isSent = context.content.fulfillments
    .all()
    .some(({orderNumber}) => orderNumber === numberOfGid(orderId));
  const options = {isNotified: notifyCustomer ?? false, topic: 'ORDERS_CANCELLED'} as const;
  await change(orderId, options, context, (order) => {
    if (order.cancelledAt) reject(['orderId'], 'Order has already been cancelled');
    if (isSent) reject(['orderId'], 'Cannot cancel an order that has been fulfilled');
    const restockType = restock ? 'CANCEL' : 'NO_RESTOCK';
    const refund: Refund = {
      createdAt: now,
      note: args.staffNote || null,
      cents: args.refund ? order.totalCents - refundedCents(order) : 0,
      lines: order.lines.flatMap((_, position) => {
        const quantity = currentQuantity(order, position);
        return quantity > 0 ? [{position, quantity, restockType}] : [];
      }),
    };
    const cancelled = {...order, cancelledAt: now, cancelReason: reason};
    return {order: withRefund(cancelled, refund), refund};
  });
  return {job: {id: `gid://shopify/Job/${numberOfGid(orderId)}`, done: true}};
}

async function refund({input}: {input: RefundInput}, context: AdminContext) {
  const {orderId, note, notify, refundLineItems, transactions} = input;
  const changed = await change(orderId, {isNotified: notify ?? false}, context, (order) => {
    const lines = (refundLineItems ?? []).map(({lineItemId, quantity, restockType}) => ({
      position: order.lines.findIndex((_, position) => lineItemGid(order, position) === lineItemId),
      quantity,
      restockType: restockType ?? ('NO_RESTOCK' as const),
    }));
    const isTooMany = lines.some(
      ({position, quantity}) => quantity < 1 || quantity > currentQuantity(order, position),
    );
    if (isTooMany) {
      reject(['refundLineItems'], 'Refund cannot refund more items than were purchased');
    }
    const cents = Math.round(
      (transactions ?? []).reduce((sum, {amount}) => sum + Number(amount), 0) * 100,
    );
    if (!(cents >= 0 && cents <= order.totalCents - refundedCents(order))) {
      reject(['transactions'], 'Refund amount exceeds the amount that can be refunded');
    }
    if (cents === 0 && lines.length === 0) reject(null, 'Refund has nothing to refund');
    const made = {createdAt: context.clock().toISOString(), note: note || null, cents, lines};
    return {order: withRefund(order, made), refund: made};
  });
  return {
    refund: {id: refundGid(changed.order, changed.refund)},
    order: orderNode(changed.order, context),
  };
}

function withRefund(order: Order, made: Refund): Order {
  return {...order, refunds: [...(order.refunds ?? []), made]};
}

export const orderMutations = {orderCancel: cancel, refundCreate: refund};
