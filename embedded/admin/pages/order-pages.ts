import {html} from '../../../supabase/functions/_shared/html';
import {redirectTo, renderAdminPage} from '../admin-page';
import {type AdminPages, type PostedForm, textOf} from '../context';
import {formatInstant} from '../../mailbox/describe-mail';
import {certificateList, loadCertificates} from './order-certificates';

const SECTION = '/admin/orders';

const ORDERS_QUERY = `{
  orders(first: 100) {
    nodes {
      id name email note createdAt displayFulfillmentStatus
      totalPriceSet { shopMoney { amount } }
      shippingAddress { name address1 address2 city provinceCode zip countryCodeV2 phone }
      lineItems(first: 50) { nodes { title variantTitle quantity } }
      fulfillmentOrders(first: 1) { nodes { id } }
      fulfillments { createdAt trackingInfo { number } }
    }
  }
}`;

const SEND = `mutation ($fulfillment: FulfillmentInput!) {
  fulfillmentCreate(fulfillment: $fulfillment) { userErrors { message } }
}`;

interface Listed {
  orders: {
    nodes: readonly {
      id: string;
      name: string;
      email: string;
      note: string | null;
      createdAt: string;
      displayFulfillmentStatus: 'FULFILLED' | 'UNFULFILLED';
      totalPriceSet: {shopMoney: {amount: string}};
      shippingAddress: Readonly<Record<string, string | null>>;
      lineItems: {nodes: readonly {title: string; variantTitle: string | null; quantity: number}[]};
      fulfillmentOrders: {nodes: readonly {id: string}[]};
      fulfillments: readonly {
        createdAt: string;
        trackingInfo: readonly {number: string | null}[];
      }[];
    }[];
  };
}

/** `/admin/orders`: the last hundred, the newest first. */
export async function listOrders(pages: AdminPages, address: URL): Promise<Response> {
  const {orders} = await pages.run<Listed>(ORDERS_QUERY);
  const certificates = await loadCertificates(pages.database);
  return renderAdminPage({
    title: 'Orders',
    section: SECTION,
    notice: address.searchParams.has('sent')
      ? 'Marked as sent. The buyer has an email about it.'
      : null,
    storefrontOrigin: pages.storefrontOrigin,
    body: html`${orders.nodes.length === 0 && html`<p class="lead">No order yet.</p>`}
      <ul class="entries">
        ${orders.nodes.map((order) => {
          const {address1, address2, city, provinceCode, zip, countryCodeV2} =
            order.shippingAddress;
          const [sent] = order.fulfillments;
          const place = [address1, address2, city, provinceCode, zip, countryCodeV2];
          return html`<li id="${order.name.slice(1)}">
            <p class="title">
              ${order.name} · CAD $${Number(order.totalPriceSet.shopMoney.amount).toFixed(2)}
            </p>
            <p class="detail">${formatInstant(new Date(order.createdAt))} · ${order.email}</p>
            <p>
              ${order.lineItems.nodes.map(
                ({title, variantTitle, quantity}) =>
                  html`${quantity} × ${title}${variantTitle && `, ${variantTitle}`}<br />`,
              )}
            </p>
            ${certificateList(certificates, order.name, pages.storefrontOrigin)}
            ${order.note && html`<p>Note: ${order.note}</p>`}
            <address>${order.shippingAddress.name}, ${place.filter(Boolean).join(', ')}</address>
            ${
              sent
                ? html`<p>
                    <span class="kind">sent</span> ${formatInstant(new Date(sent.createdAt))}
                    ${sent.trackingInfo[0]?.number}
                  </p>`
                : html`<form method="post" class="inline">
                    <input
                      type="hidden"
                      name="order"
                      value="${order.fulfillmentOrders.nodes[0]?.id ?? ''}"
                    />
                    <div class="field">
                      <label for="number-${order.name}">
                        Parcel number <span class="optional">(optional)</span>
                      </label>
                      <input id="number-${order.name}" name="number" />
                    </div>
                    <button>Mark as sent</button>
                  </form>`
            }
          </li>`;
        })}
      </ul>`,
  });
}

/** Marks the posted order as sent, which its buyer is told by mail. */
export async function postOrder(pages: AdminPages, form: PostedForm): Promise<Response> {
  const number = textOf(form, 'number');
  await pages.run(SEND, {
    fulfillment: {
      lineItemsByFulfillmentOrder: [{fulfillmentOrderId: textOf(form, 'order')}],
      notifyCustomer: true,
      ...(number && {trackingInfo: {number}}),
    },
  });
  return redirectTo(`${SECTION}?sent`);
}
