import type {FulfillmentEntry} from '../../catalogue/admin-types';
import {type Order, orderPath} from '../../checkout/order';
import type {Queryable} from '../../database/database';
import type {ConnectionArguments} from '../../storefront/connections/connection';
import {moneyOf} from '../../storefront/schema/money';
import {connect} from '../connection';
import type {AdminContext} from '../context';

export async function loadAllOrders(database: Queryable): Promise<Order[]> {
  const rows = await database.query<{document: Order}>(
    'select document from shop.orders order by id desc',
  );
  return rows.map(({document}) => document);
}

/** The orders that a search finds. Supports only `name:1001`; any other search finds every order. */
export function searchOrders(orders: readonly Order[], query: string | null | undefined): Order[] {
  const number = /^name:"?#?([\w-]+)"?$/.exec(query ?? '')?.[1];
  return orders.filter((order) => number === undefined || String(order.number) === number);
}

export function orderNode(order: Order, {content, origin}: AdminContext) {
  const {delivery} = order;
  const sent = content.fulfillments.all().filter((one) => one.orderNumber === order.number);
  return {
    id: `gid://shopify/Order/${order.number}`,
    name: `#${order.number}`,
    email: order.email,
    note: order.note ?? null,
    createdAt: order.createdAt,
    // The embedded shop doesn't cancel or refund orders.
    cancelledAt: null,
    test: false,
    totalPriceSet: {shopMoney: moneyOf(order.totalCents)},
    currentTotalPriceSet: {shopMoney: moneyOf(order.totalCents)},
    statusPageUrl: origin + orderPath(order),
    shippingAddress: {
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
        currentQuantity: line.quantity,
      })),
    fulfillmentOrders: (args: ConnectionArguments) =>
      connect([order], args, ({number}) => ({
        id: `gid://shopify/FulfillmentOrder/${number}`,
      })),
    fulfillments: sent.map(fulfillmentNode),
  };
}

function fulfillmentNode({id, createdAt, parcelNumber}: FulfillmentEntry) {
  return {id, createdAt, trackingInfo: parcelNumber ? [{number: parcelNumber}] : []};
}
