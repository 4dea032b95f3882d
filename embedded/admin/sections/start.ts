import {type Page, readAll} from '../../../supabase/functions/_shared/adapters/shopify-admin';
import {DAY_MS} from '../../../supabase/functions/_shared/contracts/time/days';
import {type Html, html} from '../../../supabase/functions/_shared/html';
import {formatCents, parseCents} from '../../checkout/money';
import {formatInstant} from '../../format-instant';
import {numberOfGid} from '../../storefront/schema/gid';
import {type AdminContext, type OpenSection} from '../context';
import {type ListEntry, listPage} from '../list-page';
import {isToShip, loadHoldsByOrder, type ShippingState} from '../shipping';
import {type LineItem, lineText} from './orders';
import {loadFrench} from './translations';

const SOLD_DAYS = 30;
const MESSAGE_DAYS = 7;

const ORDERS_QUERY = `{
  orders(first: 100) {
    nodes {
      name createdAt cancelledAt displayFinancialStatus
      currentTotalPriceSet { shopMoney { amount } }
      lineItems(first: 50) { nodes { title variantTitle quantity } }
      fulfillmentOrders(first: 1) { nodes { id } }
      fulfillments { createdAt }
    }
  }
}`;
const PRODUCTS_QUERY = `query ($after: String) {
  products(first: 250, after: $after, sortKey: TITLE) {
    pageInfo { hasNextPage endCursor }
    nodes {
      id title status
      featuredMedia { __typename }
      variants(first: 100) { nodes { price } }
    }
  }
}`;

interface Order extends ShippingState {
  createdAt: string;
  cancelledAt: string | null;
  currentTotalPriceSet: {shopMoney: {amount: string}};
  lineItems: {nodes: readonly LineItem[]};
}

interface Work {
  id: string;
  title: string;
  status: string;
  featuredMedia: object | null;
  variants: {nodes: readonly {price: string}[]};
}

interface Entry {
  title: string;
  path: string;
}

/** `/admin/start`: what needs the artist, and recent sales. */
export const openStart: OpenSection = async (context, [page]) => {
  if (page !== undefined) return null;
  const {run, clock} = context;
  const {orders} = await run<{orders: {nodes: readonly Order[]}}>(ORDERS_QUERY);
  const products = await readAll(
    async (after) => (await run<{products: Page<Work>}>(PRODUCTS_QUERY, {after})).products,
  );
  const works = products.filter(({status}) => status === 'ACTIVE');
  const withoutPicture = works.filter(({featuredMedia}) => featuredMedia === null);
  const withoutPrice = works.filter(({variants}) =>
    variants.nodes.some(({price}) => Number(price) === 0),
  );
  const holds = await loadHoldsByOrder(context.database);
  const {missing} = await loadFrench(context);
  const sold = orders.nodes.filter(
    ({createdAt, cancelledAt}) =>
      !cancelledAt && Date.parse(createdAt) > clock().getTime() - SOLD_DAYS * DAY_MS,
  );
  const totalCents = sold.reduce(
    (sum, one) => sum + parseCents(one.currentTotalPriceSet.shopMoney.amount),
    0,
  );
  return listPage(context, {
    title: 'Start',
    empty: 'You’re all caught up.',
    entries: [
      task(
        'Orders to ship',
        '/admin/orders',
        orders.nodes
          .filter((order) => isToShip(order, holds))
          .map(({name}) => ({title: name, path: '/admin/orders'})),
      ),
      ...(await loadVisitorTasks(context)),
      task('Works without a picture', '/admin/products', linksTo(withoutPicture)),
      task('Works without a price', '/admin/products', linksTo(withoutPrice)),
      task('Missing French', '/admin/translations', missing),
    ].filter((entry) => entry !== null),
    more: new Map([
      [
        `Sold in the last ${SOLD_DAYS} days: ${formatCents(totalCents, 'en')}`,
        sold.map(({name, createdAt, lineItems}) => ({
          title: lineItems.nodes.map(lineText).join('; '),
          path: '/admin/orders',
          detail: `${name} · ${formatInstant(new Date(createdAt))}`,
        })),
      ],
    ]),
  });
};

/** Open commissions and recent messages. The artist answers by email, so the shop can't tell which are answered. */
async function loadVisitorTasks({database, clock}: AdminContext): Promise<(ListEntry | null)[]> {
  const commissions = await database.query<{title: string}>(
    `select subject as title from public.commission_requests as request
     where closed_at is null and not exists (
       select from public.commission_updates where request_id = request.id and stage = 'sent'
     ) order by created_at`,
  );
  const messages = await database.query<{title: string}>(
    `select subject as title from public.contact_messages
     where created_at > $1::timestamptz - make_interval(days => $2) order by created_at desc`,
    [clock().toISOString(), MESSAGE_DAYS],
  );
  const at = (path: string) => (entry: {title: string}) => ({...entry, path});
  return [
    task('Open commissions', '/admin/commissions', commissions.map(at('/admin/commissions'))),
    task(
      `Messages of the last ${MESSAGE_DAYS} days`,
      '/admin/messages',
      messages.map(at('/admin/messages')),
    ),
  ];
}

function linksTo(works: readonly Work[]): Entry[] {
  return works.map(({id, title}) => ({title, path: `/admin/products/${numberOfGid(id)}`}));
}

/** A task with its count and a link to each entry; null when there are none. */
function task(title: string, path: string, entries: readonly Entry[]): ListEntry | null {
  if (entries.length === 0) return null;
  return {title, path, state: String(entries.length), detail: links(entries)};
}

function links(entries: readonly Entry[]): Html {
  return html`${entries.map(
    ({title, path}, index) => html`${index > 0 && ' · '}<a href="${path}">${title}</a>`,
  )}`;
}
