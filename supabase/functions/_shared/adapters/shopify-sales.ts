import {type AdminAccess, createAdminRunner, type Page, readAll} from './shopify-admin.ts';
import {ONLY_VARIANT} from './shopify-works.ts';

/** The sales of a variant. */
export interface SoldItem {
  title: string;
  quantity: number;
}

/** The sales of the Shopify store. Each call throws when Shopify rejects it or doesn't respond in time. */
export interface Sales {
  /** The orders placed from `from` until before `to`, without cancellations, refunds and test-card payments. */
  load(from: Date, to: Date): Promise<{orders: number; cents: number; items: readonly SoldItem[]}>;
  /** The prints with at most `most` copies left, and at least one. */
  loadNearlyGone(most: number): Promise<readonly SoldItem[]>;
}

const TIMEOUT_MS = 10_000;

const ORDERS = `query Orders($query: String!, $after: String) {
  orders(first: 25, after: $after, query: $query) {
    nodes {
      createdAt
      cancelledAt
      test
      currentTotalPriceSet { shopMoney { amount } }
      lineItems(first: 50) { nodes { title variantTitle currentQuantity } }
    }
    pageInfo { hasNextPage endCursor }
  }
}`;

// There's never more than one of an original, so only prints can be nearly gone.
const PRINTS = `query Prints($after: String) {
  products(first: 25, after: $after, query: "product_type:Prints status:active") {
    nodes {
      title
      variants(first: 20) { nodes { title inventoryQuantity inventoryItem { tracked } } }
    }
    pageInfo { hasNextPage endCursor }
  }
}`;

interface Order {
  createdAt: string;
  cancelledAt: string | null;
  /** Whether the buyer paid with a test card. */
  test: boolean;
  /** The total, without refunds. */
  currentTotalPriceSet: {shopMoney: {amount: string}};
  lineItems: {
    /** The lines, without refunded or removed copies. */
    nodes: readonly {title: string; variantTitle: string | null; currentQuantity: number}[];
  };
}

interface Print {
  title: string;
  variants: {
    nodes: readonly {
      title: string;
      inventoryQuantity: number | null;
      inventoryItem: {tracked: boolean};
    }[];
  };
}

/** The sales of a Shopify store. The token needs `read_orders`, `read_products` and `read_inventory`. */
export function createShopifySales(access: AdminAccess): Sales {
  const run = createAdminRunner(access, {timeoutMs: TIMEOUT_MS});
  return {
    async load(from, to) {
      const query = `created_at:>='${from.toISOString()}' created_at:<'${to.toISOString()}'`;
      const found = await readAll<Order>(async (after) => {
        const {orders} = await run<{orders: Page<Order>}>(ORDERS, {query, after});
        return orders;
      });
      const orders = found.filter(({createdAt, cancelledAt, test}) => {
        const at = new Date(createdAt);
        return at >= from && at < to && !cancelledAt && !test;
      });
      return {
        orders: orders.length,
        cents: orders.reduce((sum, order) => sum + centsOf(order), 0),
        items: sumUp(
          orders.flatMap(({lineItems}) =>
            lineItems.nodes
              .filter(({currentQuantity}) => currentQuantity > 0)
              .map(({title, variantTitle, currentQuantity}) => ({
                title: itemTitle(title, variantTitle),
                quantity: currentQuantity,
              })),
          ),
        ),
      };
    },
    async loadNearlyGone(most) {
      const prints = await readAll<Print>(async (after) => {
        const {products} = await run<{products: Page<Print>}>(PRINTS, {after});
        return products;
      });
      return prints
        .flatMap(({title, variants}) =>
          variants.nodes
            .filter(({inventoryItem}) => inventoryItem.tracked)
            .map((variant) => ({
              title: itemTitle(title, variant.title),
              quantity: variant.inventoryQuantity ?? 0,
            })),
        )
        .filter(({quantity}) => quantity >= 1 && quantity <= most)
        .sort((one, other) => one.quantity - other.quantity);
    },
  };
}

/** One entry per title, the most sold first. */
function sumUp(items: readonly SoldItem[]): SoldItem[] {
  const sums = new Map<string, number>();
  for (const {title, quantity} of items) sums.set(title, (sums.get(title) ?? 0) + quantity);
  return [...sums]
    .map(([title, quantity]) => ({title, quantity}))
    .sort((one, other) => other.quantity - one.quantity);
}

function itemTitle(title: string, variantTitle: string | null): string {
  return variantTitle && variantTitle !== ONLY_VARIANT ? `${title}, ${variantTitle}` : title;
}

function centsOf({currentTotalPriceSet}: Order): number {
  return Math.round(Number(currentTotalPriceSet.shopMoney.amount) * 100);
}
