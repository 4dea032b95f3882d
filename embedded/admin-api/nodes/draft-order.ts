import {draftCents, findOrder} from '../../checkout/order';
import {type DraftOrder, invoicePath, statusOf} from '../../draft-orders/draft-order';
import {connect, type ConnectionArguments} from '../../storefront/connections/connection';
import {moneyOf} from '../../storefront/schema/markets';
import type {AdminContext} from '../context';
import {orderNode} from './order';

export function draftOrderNode(draft: DraftOrder, context: AdminContext) {
  const {number, orderNumber} = draft;
  return {
    id: `gid://shopify/DraftOrder/${number}`,
    name: `#D${number}`,
    status: statusOf(draft),
    invoiceUrl: context.origin + invoicePath(draft),
    createdAt: draft.createdAt,
    email: draft.email,
    reserveInventoryUntil: draft.reserveInventoryUntil,
    totalPriceSet: {shopMoney: moneyOf(draftCents(draft))},
    lineItems: (args: ConnectionArguments) => connect(draft.lines, args, (line) => line),
    order: async () => {
      const order = orderNumber === null ? null : await findOrder(context.database, orderNumber);
      return order && orderNode(order, context);
    },
  };
}
