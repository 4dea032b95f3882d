import {type Html, html} from '../../../supabase/functions/_shared/html';
import {formatInstant} from '../../mailbox/describe-mail';
import {redirectAfter} from '../admin-page';
import {type OpenSection, textOf} from '../context';
import {listPage} from '../list-page';

const ORDERS_QUERY = `{
  orders(first: 100) {
    nodes {
      id name email note createdAt
      totalPriceSet { shopMoney { amount } }
      shippingAddress { name address1 address2 city provinceCode zip countryCodeV2 }
      lineItems(first: 50) { nodes { title variantTitle quantity } }
      fulfillmentOrders(first: 1) { nodes { id } }
      fulfillments { createdAt trackingInfo { number } }
    }
  }
}`;
const SEND = `mutation ($fulfillment: FulfillmentInput!) {
  fulfillmentCreate(fulfillment: $fulfillment) { userErrors { message } }
}`;

interface Order {
  id: string;
  name: string;
  email: string;
  note: string | null;
  createdAt: string;
  totalPriceSet: {shopMoney: {amount: string}};
  shippingAddress: Readonly<Record<string, string | null>>;
  lineItems: {nodes: readonly {title: string; variantTitle: string | null; quantity: number}[]};
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
  return listPage(context, {
    title: 'Orders',
    empty: 'No order yet.',
    entries: orders.nodes.map((order) => ({
      title: `${order.name} · CAD $${Number(order.totalPriceSet.shopMoney.amount).toFixed(2)}`,
      detail: `${formatInstant(new Date(order.createdAt))} · ${order.email}`,
      state: order.fulfillments.length > 0 ? 'sent' : null,
      body: html`<p>
          ${order.lineItems.nodes.map(
            ({title, variantTitle, quantity}) =>
              html`${quantity} × ${title}${variantTitle && `, ${variantTitle}`}<br />`,
          )}
        </p>
        ${certificates
          .filter(({order_name}) => order_name === order.name)
          .map((certificate) => certificateLine(certificate, storefrontOrigin))}
        ${order.note && html`<p>Note: ${order.note}</p>`} ${addressOf(order)} ${parcelOf(order)}`,
    })),
    /** Marks the order as sent, and emails the buyer. */
    async post(form) {
      const number = textOf(form, 'number');
      await run(SEND, {
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

function certificateLine(
  {number, title, edition_number}: Certificate,
  storefrontOrigin: string,
): Html {
  return html`<p>
    Certificate <a href="${storefrontOrigin}/certificate/${number}">${number}</a>:
    ${title}${edition_number !== null && `, number ${edition_number}`}
  </p>`;
}

function addressOf({shippingAddress}: Order): Html {
  const {name, address1, address2, city, provinceCode, zip, countryCodeV2} = shippingAddress;
  const lines = [name, address1, address2, city, provinceCode, zip, countryCodeV2];
  return html`<address>${lines.filter(Boolean).join(', ')}</address>`;
}

/** The parcel's data, or the form that marks the order as sent. */
function parcelOf({name, fulfillments: [sent], fulfillmentOrders}: Order): Html {
  if (sent) {
    return html`<p>
      Sent ${formatInstant(new Date(sent.createdAt))} ${sent.trackingInfo[0]?.number}
    </p>`;
  }
  return html`<form method="post" class="inline">
    <input type="hidden" name="order" value="${fulfillmentOrders.nodes[0]?.id ?? ''}" />
    <div class="field">
      <label for="number-${name}">Parcel number <span class="optional">(optional)</span></label>
      <input id="number-${name}" name="number" />
    </div>
    <button>Mark as sent</button>
  </form>`;
}
