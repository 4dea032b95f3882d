import {
  type Connection,
  type ConnectionArguments,
  orderAsGiven,
  paginate,
} from '../storefront/connections/connection';

/** One page of a list in its own order. Shopify's largest page has 250 entries. */
export function connect<Entry, Node>(
  entries: readonly Entry[],
  args: ConnectionArguments,
  toNode: (entry: Entry) => Node,
): Connection<Node> {
  return paginate(orderAsGiven('GIVEN', entries), args, toNode);
}
