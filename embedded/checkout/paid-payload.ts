import {numberOfGid} from '../storefront/schema/gid';
import type {Order} from './order';

/**
 * The fields of the `orders/paid` payload that the functions read.
 *
 * @see https://shopify.dev/docs/api/webhooks/2025-07?reference=toml#list-of-topics-orders/paid
 */
export function paidPayload(order: Order) {
  return {
    id: order.number,
    admin_graphql_api_id: `gid://shopify/Order/${order.number}`,
    name: `#${order.number}`,
    order_number: order.number,
    email: order.email,
    customer_locale: order.language ?? 'en',
    created_at: order.createdAt,
    processed_at: order.createdAt,
    financial_status: 'paid',
    test: false,
    line_items: order.lines.map((line, index) => ({
      id: lineItemNumber(order, index),
      variant_id: numberOfGid(line.variantId),
      title: line.title,
      variant_title: line.variantTitle,
      quantity: line.quantity,
    })),
  };
}

/** Shopify numbers lines independently. Here the ids derive from the order's. */
function lineItemNumber({number}: Pick<Order, 'number'>, index: number): number {
  return number * 1000 + index;
}
