import {type AdminAccess, createAdminRunner} from './shopify-admin.ts';

/** The orders of the Shopify store. */
export interface Orders {
  /**
   * The order with this number and email address, and the URL of its status page; null when there's none. Throws when
   * Shopify rejects the call or doesn't respond in time.
   */
  find(number: string, email: string): Promise<{name: string; statusUrl: string} | null>;
}

/** The shop's server waits ten seconds for the function. */
const TIMEOUT_MS = 6000;

// https://shopify.dev/docs/api/admin-graphql/2026-04/objects/Order#field-Order.fields.statusPageUrl
const ORDERS = `query OrderLink($query: String!) {
  orders(first: 10, query: $query) {
    nodes {
      name
      email
      statusPageUrl(audience: CUSTOMERVIEW, notificationUsage: WEB)
    }
  }
}`;

interface Order {
  name: string;
  email: string | null;
  statusPageUrl: string;
}

/**
 * The orders of a Shopify store. The token needs `read_orders`, which covers 60 days, or `read_all_orders`, and Level 2
 * access to protected customer data.
 */
export function createShopifyOrders(access: AdminAccess): Orders {
  const run = createAdminRunner(access, {timeoutMs: TIMEOUT_MS});
  return {
    async find(number, email) {
      const {orders} = await run<{orders: {nodes: readonly Order[]}}>(ORDERS, {
        query: `name:${number}`,
      });
      // Shopify's search also finds similar names.
      const found = orders.nodes.find(
        (order) =>
          withoutSign(order.name) === withoutSign(number) &&
          order.email?.toLowerCase() === email.toLowerCase(),
      );
      return found ? {name: found.name, statusUrl: found.statusPageUrl} : null;
    },
  };
}

function withoutSign(number: string): string {
  return number.replace(/^#/, '').toLowerCase();
}
