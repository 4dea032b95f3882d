import {findOrder, loadOrders} from '../../checkout/order';
import {findDraftOrder, loadDraftOrders} from '../../draft-orders/draft-order';
import {connect, type ConnectionArguments} from '../../storefront/connections/connection';
import {numberOfGid} from '../../storefront/schema/gid';
import type {AdminContext} from '../context';
import {draftOrderNode} from '../nodes/draft-order';
import {orderNode} from '../nodes/order';

type SearchArgs = ConnectionArguments & {query?: string | null};

export const orderQueries = {
  order: async ({id}: {id: string}, context: AdminContext) => {
    const order = await findOrder(context.database, numberOfGid(id));
    return order && orderNode(order, context);
  },
  orders: async ({query, ...args}: SearchArgs, context: AdminContext) => {
    // Supports only `name:1001`; any other search finds every order.
    const number = /^name:"?#?([\w-]+)"?$/.exec(query ?? '')?.[1];
    const orders = (await loadOrders(context.database)).toReversed();
    const found = orders.filter((one) => number === undefined || String(one.number) === number);
    return connect(found, args, (order) => orderNode(order, context));
  },
  draftOrder: async ({id}: {id: string}, context: AdminContext) => {
    const draft = await findDraftOrder(context.database, numberOfGid(id));
    return draft && draftOrderNode(draft, context);
  },
  draftOrders: async ({query, ...args}: SearchArgs, context: AdminContext) => {
    // Supports only `tag:…`; any other search finds every draft order.
    const tag = /^tag:(\S+)$/.exec(query ?? '')?.[1];
    const drafts = await loadDraftOrders(context.database);
    const found = drafts.filter(({tags}) => tag === undefined || tags.includes(tag));
    return connect(found, args, (draft) => draftOrderNode(draft, context));
  },
};
