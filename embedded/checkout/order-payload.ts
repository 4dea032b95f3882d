import {numberOfGid} from '../storefront/schema/gid';
import {dollars} from './money';
import type {Order, Refund} from './order';
import {lineItemNumber, refundGid} from './refunds';

/**
 * The fields of an order's payload (`orders/paid`, `orders/cancelled`) that the functions read, with its prices.
 * `updatedAt` is the time of the webhook's event.
 *
 * @see https://shopify.dev/docs/api/webhooks/2026-04?reference=toml#list-of-topics-orders/paid
 */
export function orderPayload(order: Order, updatedAt: Date) {
  return {
    id: order.number,
    name: `#${order.number}`,
    email: order.email || null,
    customer_locale: order.language,
    updated_at: updatedAt.toISOString(),
    total_price: dollars(order.totalCents),
    test: false,
    // A payload calls the keys of custom attributes names.
    note_attributes: (order.draft?.attributes ?? []).map(({key, value}) => ({name: key, value})),
    line_items: order.lines.map((line, position) => ({
      id: lineItemNumber(order, position),
      variant_id: line.variantId && numberOfGid(line.variantId),
      quantity: line.quantity,
      current_quantity: order.cancelledAt ? 0 : line.quantity,
      price: dollars(line.unitCents),
    })),
  };
}

/**
 * The fields of the payload of `refunds/create` that identify the refund.
 *
 * @see https://shopify.dev/docs/api/webhooks/2026-04?reference=toml#list-of-topics-refunds/create
 */
export function refundPayload(order: Order, refund: Refund) {
  return {id: numberOfGid(refundGid(order, refund)), order_id: order.number};
}
