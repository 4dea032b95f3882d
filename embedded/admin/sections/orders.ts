import {mutate} from '../../../supabase/functions/_shared/adapters/shopify-admin';
import {type Html, html} from '../../../supabase/functions/_shared/html';
import {formatCents, parseCents} from '../../checkout/money';
import {formatInstant} from '../../format-instant';
import {redirectAfter} from '../admin-page';
import {type OpenSection, textOf} from '../context';
import {listPage} from '../list-page';
import {type HoldsByOrder, isRefunded, loadHoldsByOrder, type ShippingState} from '../shipping';

const ORDERS_QUERY = `{
  orders(first: 100) {
    nodes {
      id name email note createdAt cancelledAt displayFinancialStatus
      totalPriceSet { shopMoney { amount } }
      currentTotalPriceSet { shopMoney { amount } }
      shippingAddress { name address1 address2 city provinceCode zip countryCodeV2 }
      lineItems(first: 50) { nodes { title variantTitle quantity } }
      fulfillmentOrders(first: 1) { nodes { id } }
      fulfillments { createdAt trackingInfo { number } }
    }
  }
}`;
const CANCEL = `mutation ($id: ID!) {
  orderCancel(orderId: $id, reason: OTHER, refund: true, restock: true, notifyCustomer: true) {
    userErrors: orderCancelUserErrors { message }
  }
}`;
const MARK_AS_PAID = `mutation ($input: OrderMarkAsPaidInput!) {
  orderMarkAsPaid(input: $input) { userErrors { message } }
}`;
const REFUND = `mutation ($input: RefundInput!) { refundCreate(input: $input) { userErrors { message } } }`;
const SEND = `mutation ($fulfillment: FulfillmentInput!) {
  fulfillmentCreate(fulfillment: $fulfillment) { userErrors { message } }
}`;

/** A line of an order or of a draft order. */
export interface LineItem {
  title: string;
  variantTitle: string | null;
  quantity: number;
}

/** '2 × Moon Road, 8 × 12 in' */
export function lineText({title, variantTitle, quantity}: LineItem): string {
  return [`${quantity} × ${title}`, variantTitle].filter(Boolean).join(', ');
}

interface Order extends ShippingState {
  id: string;
  email: string | null;
  note: string | null;
  createdAt: string;
  cancelledAt: string | null;
  totalPriceSet: {shopMoney: {amount: string}};
  currentTotalPriceSet: {shopMoney: {amount: string}};
  shippingAddress: Readonly<Record<string, string | null>> | null;
  lineItems: {nodes: readonly LineItem[]};
  fulfillmentOrders: {nodes: readonly {id: string}[]};
  fulfillments: readonly {
    createdAt: string;
    trackingInfo: readonly {number: string | null}[];
  }[];
}

/** A certificate. Shopify itself doesn't have them. */
interface Certificate {
  number: string;
  order_name: string;
  title: string;
  edition_number: number | null;
}

/** `/admin/orders`: the latest hundred, newest first. */
export const openOrders: OpenSection = async (context, [page]) => {
  if (page !== undefined) return null;
  const {run, database, storefrontOrigin} = context;
  const {orders} = await run<{orders: {nodes: readonly Order[]}}>(ORDERS_QUERY);
  const certificates = await database.query<Certificate>(
    `select number, order_name, title, edition_number from public.certificates
     order by issued_at, number`,
  );
  const holds = await loadHoldsByOrder(database);
  return listPage(context, {
    title: 'Orders',
    empty: 'No orders yet.',
    entries: orders.nodes.map((order) => ({
      title: `${order.name} · ${formatCents(parseCents(order.totalPriceSet.shopMoney.amount), 'en')}`,
      detail: [formatInstant(new Date(order.createdAt)), order.email].filter(Boolean).join(' · '),
      state: stateOf(order),
      body: html`<p>${order.lineItems.nodes.map((line) => html`${lineText(line)}<br />`)}</p>
        ${certificates
          .filter(({order_name}) => order_name === order.name)
          .map((certificate) => certificateLine(certificate, storefrontOrigin))}
        ${order.note && html`<p>Note: ${order.note}</p>`} ${addressOf(order)}
        ${parcelOf(order, holds)} ${orderButtons(order)}`,
    })),
    /** Marks the order as paid or shipped, cancels or refunds it. The buyer gets an email, except when it's marked as paid. */
    async post(form) {
      const id = textOf(form, 'id');
      if (textOf(form, 'intent') === 'paid') {
        await mutate(run, MARK_AS_PAID, {input: {id}});
        return redirectAfter('paid', '/admin/orders');
      }
      if (textOf(form, 'intent') === 'cancel') {
        await mutate(run, CANCEL, {id});
        return redirectAfter('cancelled', '/admin/orders');
      }
      if (textOf(form, 'intent') === 'refund') {
        const amount = textOf(form, 'amount');
        const transactions = [{orderId: id, kind: 'REFUND', gateway: 'bogus', amount}];
        await mutate(run, REFUND, {input: {orderId: id, notify: true, transactions}});
        return redirectAfter('refunded', '/admin/orders');
      }
      const number = textOf(form, 'number');
      await mutate(run, SEND, {
        fulfillment: {
          lineItemsByFulfillmentOrder: [{fulfillmentOrderId: textOf(form, 'order')}],
          notifyCustomer: true,
          ...(number && {trackingInfo: {number}}),
        },
      });
      return redirectAfter('sent', '/admin/orders');
    },
  });
};

function stateOf({cancelledAt, displayFinancialStatus, fulfillments}: Order): string | null {
  const payment = {
    PAID: null,
    PARTIALLY_REFUNDED: 'partly refunded',
    REFUNDED: 'refunded',
    PENDING: 'payment pending',
    VOIDED: null,
  };
  const states = [
    fulfillments.length > 0 && 'shipped',
    cancelledAt && 'cancelled',
    payment[displayFinancialStatus],
  ];
  return states.filter(Boolean).join(', ') || null;
}

/** Cancelling refunds the order and returns its works to the stock; a shipped order can only be refunded. */
function orderButtons(order: Order): Html {
  const {id, name, cancelledAt, fulfillments, displayFinancialStatus: status} = order;
  const {amount} = order.currentTotalPriceSet.shopMoney;
  const canRefund = Number(amount) > 0 && status !== 'PENDING' && status !== 'VOIDED';
  const sum = formatCents(parseCents(amount), 'en');
  const canCancel = !cancelledAt && fulfillments.length === 0;
  return html`<form method="post" class="inline">
    <input type="hidden" name="id" value="${id}" />
    <input type="hidden" name="amount" value="${amount}" />
    ${
      status === 'PENDING' &&
      html`<button name="intent" value="paid">
        Mark as paid <span class="hidden">${name}</span>
      </button>`
    }
    ${
      canRefund &&
      html`<details>
        <summary>Refund ${sum} <span class="hidden">of ${name}</span></summary>
        <p>The buyer gets ${sum} back, and an email. This can’t be undone.</p>
        <button class="secondary" name="intent" value="refund">Yes, refund ${sum}</button>
      </details>`
    }
    ${
      canCancel &&
      html`<details>
        <summary>Cancel <span class="hidden">${name}</span></summary>
        <p>
          The buyer gets ${canRefund ? `${sum} back, and an email` : 'an email'}. Works in the order
          go back on sale. This can’t be undone.
        </p>
        <button class="secondary" name="intent" value="cancel">Yes, cancel ${name}</button>
      </details>`
    }
  </form>`;
}

function certificateLine(
  {number, title, edition_number}: Certificate,
  storefrontOrigin: string,
): Html {
  return html`<p>
    Certificate <a href="${storefrontOrigin}/certificate/${number}">${number}</a>:
    ${title}${edition_number !== null && `, number ${edition_number}`}
  </p>`;
}

function addressOf({shippingAddress}: Order): Html | null {
  if (!shippingAddress) return null;
  const {name, address1, address2, city, provinceCode, zip, countryCodeV2} = shippingAddress;
  const lines = [name, address1, address2, city, provinceCode, zip, countryCodeV2];
  return html`<address>${lines.filter(Boolean).join(', ')}</address>`;
}

/** The parcel's data, or the form that marks the order as shipped; null when there's nothing to ship. */
function parcelOf(order: Order, holds: HoldsByOrder): Html | null {
  const [sent] = order.fulfillments;
  if (sent) {
    return html`<p>
      Shipped ${formatInstant(new Date(sent.createdAt))} ${sent.trackingInfo[0]?.number}
    </p>`;
  }
  const {name} = order;
  const hold = holds.get(name);
  const [waiting] = order.fulfillmentOrders.nodes;
  if (!waiting || isRefunded(order, hold)) return null;
  if (hold && !hold.isPaid) {
    return html`<p>Don’t ship it: its hold isn’t paid in full, or is over.</p>`;
  }
  return html`<form method="post" class="inline">
    <input type="hidden" name="order" value="${waiting.id}" />
    <div class="field">
      <label for="number-${name}">Tracking number <span class="optional">(optional)</span></label>
      <input id="number-${name}" name="number" />
    </div>
    <button>Mark as shipped</button>
  </form>`;
}
