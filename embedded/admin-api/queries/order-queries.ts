import {findOrder} from '../../checkout/order';
import {
  type DraftOrder,
  findDraftOrder,
  loadDraftOrders,
  statusOf,
} from '../../draft-orders/draft-order';
import {connect, type ConnectionArguments} from '../../storefront/connections/connection';
import {numberOfGid} from '../../storefront/schema/gid';
import {parseSearchQuery} from '../../storefront/search/search';
import type {AdminContext} from '../context';
import {draftOrderNode} from '../nodes/draft-order';
import {loadAllOrders, orderNode, searchOrders} from '../nodes/order';

type SearchArgs = ConnectionArguments & {query?: string | null};

export const orderQueries = {
  order: async ({id}: {id: string}, context: AdminContext) => {
    const order = await findOrder(context.database, numberOfGid(id));
    return order && orderNode(order, context);
  },
  orders: async ({query, ...args}: SearchArgs, context: AdminContext) =>
    connect(searchOrders(await loadAllOrders(context.database), query), args, (order) =>
      orderNode(order, context),
    ),
  draftOrder: async ({id}: {id: string}, context: AdminContext) => {
    const draft = await findDraftOrder(context.database, numberOfGid(id));
    return draft && draftOrderNode(draft, context);
  },
  draftOrders: async ({query, ...args}: SearchArgs, context: AdminContext) => {
    const drafts = (await loadDraftOrders(context.database)).toReversed();
    return connect(searchDrafts(drafts, query ?? ''), args, (draft) =>
      draftOrderNode(draft, context),
    );
  },
};

/** Supports only `tag:` and `status:`; other terms find every draft order. */
function searchDrafts(drafts: readonly DraftOrder[], query: string): DraftOrder[] {
  return drafts.filter((draft) =>
    parseSearchQuery(query).some((terms) =>
      terms.every(({field, value}) => {
        if (field === 'tag') return draft.tags.includes(value);
        if (field === 'status') return statusOf(draft) === value.toUpperCase();
        return true;
      }),
    ),
  );
}
