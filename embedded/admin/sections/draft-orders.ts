import {mutate} from '../../../supabase/functions/_shared/adapters/shopify-admin';
import {type Html, html} from '../../../supabase/functions/_shared/html';
import {formatCents, parseCents} from '../../checkout/money';
import {formatInstant} from '../../format-instant';
import {redirectAfter} from '../admin-page';
import {type OpenSection, textOf} from '../context';
import {listPage} from '../list-page';
import {type LineItem, lineText} from './orders';

const QUERY = `{
  draftOrders(first: 100, reverse: true) {
    nodes {
      id name status email invoiceUrl createdAt reserveInventoryUntil
      totalPriceSet { shopMoney { amount } }
      lineItems(first: 50) { nodes { title variantTitle quantity } }
      order { name }
    }
  }
}`;
const SEND = `mutation ($id: ID!) { draftOrderInvoiceSend(id: $id) { userErrors { message } } }`;
const COMPLETE = `mutation ($id: ID!) {
  draftOrderComplete(id: $id, paymentPending: true) { userErrors { message } }
}`;
const DELETE = `mutation ($id: ID!) { draftOrderDelete(input: {id: $id}) { userErrors { message } } }`;

interface DraftOrder {
  id: string;
  name: string;
  status: 'COMPLETED' | 'INVOICE_SENT' | 'OPEN';
  email: string | null;
  invoiceUrl: string;
  createdAt: string;
  reserveInventoryUntil: string | null;
  totalPriceSet: {shopMoney: {amount: string}};
  lineItems: {nodes: readonly LineItem[]};
  order: {name: string} | null;
}

const STATES = {COMPLETED: 'ordered', INVOICE_SENT: 'invoice sent', OPEN: 'open'};

/** `/admin/draft-orders`: the latest hundred, newest first. */
export const openDraftOrders: OpenSection = async (context, [page]) => {
  if (page !== undefined) return null;
  const {run} = context;
  const {draftOrders} = await run<{draftOrders: {nodes: readonly DraftOrder[]}}>(QUERY);
  return listPage(context, {
    title: 'Draft orders',
    lead: 'Invoices that the shop creates for works on hold and for commissions.',
    empty: 'No draft orders yet.',
    entries: draftOrders.nodes.map((draft) => ({
      title: `${draft.name} · ${formatCents(parseCents(draft.totalPriceSet.shopMoney.amount), 'en')}`,
      detail: [formatInstant(new Date(draft.createdAt)), draft.email].filter(Boolean).join(' · '),
      state: draft.order ? `order ${draft.order.name}` : STATES[draft.status],
      body: bodyOf(draft),
    })),
    async post(form) {
      const id = textOf(form, 'id');
      const intent = textOf(form, 'intent');
      if (intent === 'complete') {
        await mutate(run, COMPLETE, {id});
        return redirectAfter('ordered', '/admin/orders');
      }
      const isDeletion = intent === 'delete';
      await mutate(run, isDeletion ? DELETE : SEND, {id});
      return redirectAfter(isDeletion ? 'deleted' : 'invoiced', '/admin/draft-orders');
    },
  });
};

function bodyOf(draft: DraftOrder): Html {
  const {id, name, email, order, invoiceUrl, lineItems, reserveInventoryUntil} = draft;
  return html`<p>${lineItems.nodes.map((line) => html`${lineText(line)}<br />`)}</p>
    ${
      !order &&
      html`${reserveInventoryUntil && html`<p>Reserved until ${formatInstant(new Date(reserveInventoryUntil))}</p>`}
        <p><a href="${invoiceUrl}">Open the invoice</a></p>
        <form method="post" class="inline">
          <input type="hidden" name="id" value="${id}" />
          ${email && html`<button name="intent" value="send">Send the invoice <span class="hidden">${name}</span></button>`}
          <button class="secondary" name="intent" value="complete">
            Payment due later <span class="hidden">${name}</span>
          </button>
          <button class="secondary" name="intent" value="delete">
            Delete <span class="hidden">${name}</span>
          </button>
        </form>`
    }`;
}
