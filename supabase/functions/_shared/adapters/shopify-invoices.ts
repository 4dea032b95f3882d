import {type AdminAccess, createAdminRunner, mutate} from './shopify-admin.ts';

/** A payment to ask for, by a draft order. */
export interface NewInvoice {
  /** Our own ID, which identifies the draft order and its order. */
  paymentId: string;
  email: string;
  /** The work itself, which takes its stock; null for a payment of a work that an earlier order sold. */
  variantId: string | null;
  /** 'The Long Gale, payment 2 of 6', in the buyer's language. */
  title: string;
  cents: number;
  /** The part of `cents` that is shipping, and its name in the buyer's language. */
  shipping: {title: string; cents: number} | null;
  /** When the reservation ends. */
  reservedUntil: Date | null;
  /** Whether the work ships only after later payments. */
  shipsLater: boolean;
}

/** The order of a paid invoice. */
export interface Order {
  id: string;
  /** '#1001'. */
  name: string;
  /** False while it waits for its money, such as a bank transfer. A test order never has any. */
  isPaid: boolean;
  isCancelled: boolean;
  /** The whole amount for a cancelled order. */
  refundedCents: number;
}

export interface Invoice {
  id: string;
  /** The page that takes the payment. */
  url: string | null;
  /** Null until the buyer completes the checkout. */
  order: Order | null;
}

/** The draft orders of the Shopify store. Each call throws when Shopify rejects it or doesn't respond in time. */
export interface Invoices {
  /** Creates it once, however often it's called. */
  create(invoice: NewInvoice): Promise<Invoice>;
  /** Null when it was deleted. */
  find(id: string): Promise<Invoice | null>;
  /** The invoice of a payment; null without one. */
  findOf(paymentId: string): Promise<Invoice | null>;
  /** Deletes it, so that nobody can pay it. */
  remove(id: string): Promise<void>;
  /** Marks it as paid outside of Shopify. */
  complete(id: string): Promise<void>;
}

const TIMEOUT_MS = 6000;
const CURRENCY = 'CAD';

/**
 * Tells the artist not to ship yet. It's on the order of a plan's first payment, which contains the work. Shopify copies
 * a draft's tags to its order.
 */
export const SHIP_LATER_TAG = 'Ship after the last payment';

/** An order with any other status waits for its money, at least for a part of it. */
const PAID = ['PAID', 'PARTIALLY_REFUNDED', 'REFUNDED'];

const FIELDS = `id status invoiceUrl
  order { id name test cancelledAt displayFinancialStatus totalPriceSet { shopMoney { amount } } totalRefundedSet { shopMoney { amount } } }`;

const CREATE = `mutation CreateInvoice($input: DraftOrderInput!) {
  draftOrderCreate(input: $input) { draftOrder { ${FIELDS} } userErrors { message } }
}`;
const FIND = `query Invoice($id: ID!) { draftOrder(id: $id) { ${FIELDS} } }`;
// https://shopify.dev/docs/api/admin-graphql/2026-04/queries/draftOrders#argument-query
const FIND_BY_TAG = `query InvoiceOfPayment($query: String!) {
  draftOrders(first: 1, query: $query) { nodes { ${FIELDS} } }
}`;
const REMOVE = `mutation RemoveInvoice($input: DraftOrderDeleteInput!) {
  draftOrderDelete(input: $input) { userErrors { message } }
}`;
const COMPLETE = `mutation CompleteInvoice($id: ID!) {
  draftOrderComplete(id: $id) { userErrors { message } }
}`;

type Amount = {shopMoney: {amount: string}};

interface DraftOrder {
  id: string;
  invoiceUrl: string | null;
  order: {
    id: string;
    name: string;
    /** Paid without money, such as with the Bogus Gateway. */
    test: boolean;
    cancelledAt: string | null;
    /** 'PENDING' after a bank transfer or another manual payment, until the artist marks the order as paid. */
    displayFinancialStatus: string | null;
    totalPriceSet: Amount;
    totalRefundedSet: Amount;
  } | null;
}

/**
 * The draft orders of a Shopify store. The token needs `write_draft_orders` and `read_orders`. Amounts are those that
 * the artist named, so no tax is added.
 */
export function createShopifyInvoices(access: AdminAccess): Invoices {
  const run = createAdminRunner(access, {timeoutMs: TIMEOUT_MS});
  const runOnce = createAdminRunner(access, {timeoutMs: TIMEOUT_MS, tries: 1});

  const findOf = async (paymentId: string) => {
    const {draftOrders} = await run<{draftOrders: {nodes: DraftOrder[]}}>(FIND_BY_TAG, {
      query: `tag:${paymentId}`,
    });
    const [draftOrder] = draftOrders.nodes;
    return draftOrder ? readInvoice(draftOrder) : null;
  };

  return {
    findOf,
    async create(invoice) {
      const {paymentId, email, variantId, title, cents, shipping, reservedUntil, shipsLater} =
        invoice;
      // A lost response must not create a second one.
      const known = await findOf(paymentId);
      if (known) return known;
      const price = money(cents - (shipping?.cents ?? 0));
      const input = {
        email,
        taxExempt: true,
        tags: ['hold', paymentId, ...(shipsLater ? [SHIP_LATER_TAG] : [])],
        customAttributes: [{key: 'payment', value: paymentId}],
        presentmentCurrencyCode: CURRENCY,
        lineItems: [
          variantId
            ? {variantId, quantity: 1, priceOverride: price}
            : {title, quantity: 1, requiresShipping: false, originalUnitPriceWithCurrency: price},
        ],
        ...(shipping && {
          shippingLine: {title: shipping.title, priceWithCurrency: money(shipping.cents)},
        }),
        ...(reservedUntil && {reserveInventoryUntil: reservedUntil.toISOString()}),
      };
      const {draftOrder} = await mutate<{draftOrder: DraftOrder}>(runOnce, CREATE, {input});
      return readInvoice(draftOrder);
    },
    async find(id) {
      const {draftOrder} = await run<{draftOrder: DraftOrder | null}>(FIND, {id});
      return draftOrder && readInvoice(draftOrder);
    },
    async remove(id) {
      await mutate(run, REMOVE, {input: {id}});
    },
    async complete(id) {
      await mutate(runOnce, COMPLETE, {id});
    },
  };
}

function money(cents: number) {
  return {amount: (cents / 100).toFixed(2), currencyCode: CURRENCY};
}

function readInvoice({id, invoiceUrl, order}: DraftOrder): Invoice {
  if (!order) return {id, url: invoiceUrl, order};
  const refunded = order.cancelledAt ? order.totalPriceSet : order.totalRefundedSet;
  return {
    id,
    url: invoiceUrl,
    order: {
      id: order.id.replace(/^.*\//, ''),
      name: order.name,
      isPaid: !order.test && PAID.includes(order.displayFinancialStatus ?? ''),
      isCancelled: order.cancelledAt !== null,
      refundedCents: Math.round(Number(refunded.shopMoney.amount) * 100),
    },
  };
}
