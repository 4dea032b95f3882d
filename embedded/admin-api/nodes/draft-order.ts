import {draftCents, findOrder} from '../../checkout/order';
import {
  type DraftLine,
  type DraftOrder,
  invoicePath,
  statusOf,
} from '../../draft-orders/draft-order';
import {connect, type ConnectionArguments} from '../../storefront/connections/connection';
import {moneyOf} from '../../storefront/schema/markets';
import type {AdminContext} from '../context';
import {orderNode} from './order';
import {variantNode} from './product';

export function draftOrderNode(draft: DraftOrder, context: AdminContext) {
  const {number, orderNumber} = draft;
  return {
    id: draftOrderGid(number),
    name: `#D${number}`,
    status: statusOf(draft),
    invoiceUrl: context.origin + invoicePath(draft),
    invoiceSentAt: draft.invoiceSentAt,
    createdAt: draft.createdAt,
    email: draft.email,
    note2: draft.note,
    tags: draft.tags,
    customAttributes: draft.attributes,
    reserveInventoryUntil: draft.reserveInventoryUntil,
    taxExempt: draft.isTaxExempt,
    totalPriceSet: {shopMoney: moneyOf(draftCents(draft))},
    lineItems: (args: ConnectionArguments) =>
      connect(draft.lines, args, (line) => lineNode(line, context)),
    order: async () => {
      const order = orderNumber === null ? null : await findOrder(context.database, orderNumber);
      return order && orderNode(order, context);
    },
  };
}

function draftOrderGid(number: number): string {
  return `gid://shopify/DraftOrder/${number}`;
}

function lineNode({variantId, unitCents, ...line}: DraftLine, context: AdminContext) {
  return {
    title: line.title,
    variantTitle: line.variantTitle,
    quantity: line.quantity,
    custom: variantId === null,
    originalUnitPriceSet: {shopMoney: moneyOf(unitCents)},
    variant: () => {
      const found = variantId ? context.catalogue.variantById(variantId) : null;
      return found && variantNode(found.product, found.variant, context);
    },
  };
}
