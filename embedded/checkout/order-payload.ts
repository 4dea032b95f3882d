import {numberOfGid} from '../storefront/schema/gid';
import type {Order, OrderLine, Refund, RefundLine} from './order';
import {
  currentQuantity,
  financialStatus,
  lineItemGid,
  lineItemNumber,
  refundedCents,
  refundGid,
} from './refunds';

/**
 * The fields of an order's payload (`orders/paid`, `orders/cancelled`) that the functions read.
 *
 * @see https://shopify.dev/docs/api/webhooks/2025-07?reference=toml#list-of-topics-orders/paid
 */
export function orderPayload(order: Order) {
  const {draft} = order;
  const leftCents = order.totalCents - refundedCents(order);
  return {
    id: order.number,
    admin_graphql_api_id: `gid://shopify/Order/${order.number}`,
    name: `#${order.number}`,
    order_number: order.number,
    email: order.email || null,
    customer_locale: order.language ?? 'en',
    created_at: order.createdAt,
    processed_at: order.createdAt,
    cancelled_at: order.cancelledAt ?? null,
    cancel_reason: order.cancelReason?.toLowerCase() ?? null,
    financial_status: financialStatus(order).toLowerCase(),
    currency: 'CAD',
    subtotal_price: dollars(order.subtotalCents - order.discountCents),
    total_tax: dollars(order.tax?.cents ?? 0),
    total_price: dollars(order.totalCents),
    current_total_price: dollars(leftCents),
    test: false,
    note: order.note ?? draft?.note ?? null,
    tags: (draft?.tags ?? []).join(', '),
    note_attributes: attributesOf(draft),
    source_name: draft ? 'shopify_draft_order' : 'web',
    line_items: order.lines.map((line, position) => ({
      id: lineItemNumber(order, position),
      admin_graphql_api_id: lineItemGid(order, position),
      variant_id: line.variantId && numberOfGid(line.variantId),
      title: line.title,
      variant_title: line.variantTitle,
      quantity: line.quantity,
      current_quantity: currentQuantity(order, position),
      price: dollars(line.unitCents),
      requires_shipping: line.requiresShipping ?? true,
      properties: attributesOf(line),
    })),
  };
}

/**
 * The payload of `refunds/create`.
 *
 * @see https://shopify.dev/docs/api/webhooks/2025-07?reference=toml#list-of-topics-refunds/create
 */
export function refundPayload(order: Order, refund: Refund) {
  const gid = refundGid(order, refund);
  const number = numberOfGid(gid);
  const line = ({position, quantity, restockType}: RefundLine) => ({
    id: lineItemNumber(order, position),
    line_item_id: lineItemNumber(order, position),
    quantity,
    restock_type: restockType.toLowerCase(),
    subtotal: dollars((order.lines[position]?.unitCents ?? 0) * quantity),
  });
  return {
    id: number,
    admin_graphql_api_id: gid,
    order_id: order.number,
    created_at: refund.createdAt,
    processed_at: refund.createdAt,
    note: refund.note,
    restock: refund.lines.some(({restockType}) => restockType !== 'NO_RESTOCK'),
    refund_line_items: refund.lines.map(line),
    transactions:
      refund.cents === 0
        ? []
        : [
            {
              id: number,
              order_id: order.number,
              kind: 'refund',
              status: 'success',
              amount: dollars(refund.cents),
              currency: 'CAD',
              created_at: refund.createdAt,
            },
          ],
    order_adjustments: [],
  };
}

/** A payload calls the keys of custom attributes names. */
function attributesOf(owner: Pick<OrderLine, 'attributes'> | undefined) {
  return (owner?.attributes ?? []).map(({key, value}) => ({name: key, value}));
}

function dollars(cents: number): string {
  return (cents / 100).toFixed(2);
}
