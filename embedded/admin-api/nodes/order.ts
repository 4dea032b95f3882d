import type {FulfillmentEntry} from '../../catalogue/admin-types';
import {needsShipping, type Order, orderPath} from '../../checkout/order';
import {financialStatus, refundedCents} from '../../checkout/refunds';
import {connect, type ConnectionArguments} from '../../storefront/connections/connection';
import {moneyOf} from '../../storefront/schema/markets';
import type {AdminContext} from '../context';

export function orderNode(order: Order, {content, origin}: AdminContext) {
  const {delivery} = order;
  const sent = content.fulfillments.all().filter((one) => one.orderNumber === order.number);
  return {
    id: `gid://shopify/Order/${order.number}`,
    name: `#${order.number}`,
    email: order.email || null,
    note: order.note ?? null,
    createdAt: order.createdAt,
    cancelledAt: order.cancelledAt ?? null,
    displayFinancialStatus: financialStatus(order),
    test: false,
    totalPriceSet: {shopMoney: moneyOf(order.totalCents)},
    currentTotalPriceSet: {shopMoney: moneyOf(order.totalCents - refundedCents(order))},
    totalRefundedSet: {shopMoney: moneyOf(refundedCents(order))},
    statusPageUrl: origin + orderPath(order),
    shippingAddress: delivery && {
      ...delivery,
      provinceCode: delivery.region,
      zip: delivery.postalCode,
      countryCodeV2: delivery.country,
    },
    lineItems: (args: ConnectionArguments) =>
      connect(order.lines, args, (line) => ({
        title: line.title,
        variantTitle: line.variantTitle,
        quantity: line.quantity,
        currentQuantity: order.cancelledAt ? 0 : line.quantity,
      })),
    fulfillmentOrders: (args: ConnectionArguments) =>
      connect(order.cancelledAt || !needsShipping(order) ? [] : [order], args, ({number}) => ({
        id: `gid://shopify/FulfillmentOrder/${number}`,
      })),
    fulfillments: sent.map(fulfillmentNode),
  };
}

function fulfillmentNode({id, createdAt, parcelNumber}: FulfillmentEntry) {
  return {id, createdAt, trackingInfo: parcelNumber ? [{number: parcelNumber}] : []};
}
