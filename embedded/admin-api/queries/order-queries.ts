import {findOrder, loadOrders, type Order} from '../../checkout/order';
import {findDraftOrder, loadDraftOrders} from '../../draft-orders/draft-order';
import {connect, type ConnectionArguments} from '../../storefront/connections/connection';
import {numberOfGid} from '../../storefront/schema/gid';
import type {AdminContext} from '../context';
import {draftOrderNode} from '../nodes/draft-order';
import {orderNode} from '../nodes/order';

type SearchArgs = ConnectionArguments & {query?: string | null};

/**
 * Supports `name:1001` and a range of `created_at`. Any other search finds nothing, so that no caller gets strangers'
 * orders.
 */
function isFound({number, createdAt}: Order, query: string): boolean {
  const name = /^name:"?#?([\w-]+)"?$/.exec(query)?.[1];
  if (name) return String(number) === name;
  const [, from, to] = /^created_at:>='([^']+)' created_at:<'([^']+)'$/.exec(query) ?? [];
  if (!from || !to) return false;
  const at = Date.parse(createdAt);
  return at >= Date.parse(from) && at < Date.parse(to);
}

export const orderQueries = {
  order: async ({id}: {id: string}, context: AdminContext) => {
    const order = await findOrder(context.database, numberOfGid(id));
    return order && orderNode(order, context);
  },
  orders: async ({query, ...args}: SearchArgs, context: AdminContext) => {
    const orders = (await loadOrders(context.database)).toReversed();
    const found = query ? orders.filter((order) => isFound(order, query)) : orders;
    return connect(found, args, (order) => orderNode(order, context));
  },
  draftOrder: async ({id}: {id: string}, context: AdminContext) => {
    const draft = await findDraftOrder(context.database, numberOfGid(id));
    return draft && draftOrderNode(draft, context);
  },
  draftOrders: async ({query, ...args}: SearchArgs, context: AdminContext) => {
    // Supports only `tag:…`; any other search finds nothing.
    const tag = /^tag:(\S+)$/.exec(query ?? '')?.[1];
    const drafts = await loadDraftOrders(context.database);
    const found = query ? drafts.filter(({tags}) => tag && tags.includes(tag)) : drafts;
    return connect(found, args, (draft) => draftOrderNode(draft, context));
  },
};
