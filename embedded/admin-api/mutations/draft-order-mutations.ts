import {randomBytes} from 'node:crypto';
import {moveStock, showStock, type Stock} from '../../catalogue/stock';
import {invoiceMail} from '../../checkout/invoice-mail';
import {draftCents} from '../../checkout/order';
import {orderPayload} from '../../checkout/order-payload';
import {placeOrder} from '../../checkout/place-order';
import {
  type DraftOrder,
  findDraftOrder,
  saveDraftOrder,
  statusOf,
  variantLines,
} from '../../draft-orders/draft-order';
import {endReservation} from '../../draft-orders/reservations';
import {numberOfGid} from '../../storefront/schema/gid';
import {enqueueMails} from '../../../supabase/functions/_shared/outbox';
import {type AdminContext, mailOrigins} from '../context';
import {draftOrderNode} from '../nodes/draft-order';
import {userError, type UserError} from '../user-error';
import {type DraftOrderInput, draftOrderOf} from './draft-order-input';

interface EmailInput {
  to?: string | null;
  subject?: string | null;
  customMessage?: string | null;
}

const NO_DRAFT = 'Draft order does not exist';
const COMPLETED = 'Draft order is already completed';
const NO_STOCK = 'Not enough inventory is available';

async function create({input}: {input: DraftOrderInput}, context: AdminContext) {
  const {database, catalogue, clock} = context;
  const errors: UserError[] = [];
  const details = draftOrderOf(input, context, errors);
  if (errors.length > 0) return {draftOrder: null, userErrors: errors};
  let reserved: Stock | null = null;
  const draft = await database.transaction(async (transaction): Promise<DraftOrder | null> => {
    const [row] = await transaction.query<{number: number}>(
      `select nextval('shop.draft_order_number')::integer as number`,
    );
    const made: DraftOrder = {
      ...details,
      number: row!.number,
      token: randomBytes(16).toString('hex'),
      key: randomBytes(16).toString('hex'),
      createdAt: clock().toISOString(),
      invoiceSentAt: null,
      orderNumber: null,
    };
    if (made.isReserving) {
      reserved = await moveStock(transaction, catalogue, variantLines(made), -1);
      if (!reserved) return null;
    }
    await saveDraftOrder(transaction, made);
    return made;
  });
  if (reserved) showStock(catalogue, reserved);
  if (draft) return {draftOrder: draftOrderNode(draft, context), userErrors: []};
  return {draftOrder: null, userErrors: [userError(['input', 'lineItems'], NO_STOCK)]};
}

async function sendInvoice(
  {id, email}: {id: string; email?: EmailInput | null},
  context: AdminContext,
) {
  const {database, clock} = context;
  const now = clock();
  return database.transaction(async (transaction) => {
    const draft = await findDraftOrder(transaction, numberOfGid(id));
    if (!draft) return {draftOrder: null, userErrors: [userError(['id'], NO_DRAFT)]};
    const to = email?.to || draft.email;
    if (statusOf(draft) === 'COMPLETED' || !to) {
      const error = to
        ? userError(['id'], COMPLETED)
        : userError(['email', 'to'], "To can't be blank");
      return {draftOrder: null, userErrors: [error]};
    }
    const sent = {...draft, invoiceSentAt: now.toISOString()};
    await saveDraftOrder(transaction, sent);
    const mail = invoiceMail(sent, {...email, to}, mailOrigins(context));
    const key = `draft-order:${draft.number}:${now.getTime()}`;
    await enqueueMails(transaction, [{kind: 'order', key, mail}], now);
    return {draftOrder: draftOrderNode(sent, context), userErrors: []};
  });
}

/** Marks the draft order as paid, as after a payment in person. */
async function complete({id}: {id: string}, context: AdminContext) {
  const {database, catalogue, clock, origin, webhooks} = context;
  const refuse = (message: string) => ({
    draftOrder: null,
    userErrors: [userError(['id'], message)],
  });
  const draft = await findDraftOrder(database, numberOfGid(id));
  if (!draft) return refuse(NO_DRAFT);
  if (statusOf(draft) === 'COMPLETED') return refuse(COMPLETED);
  const placed = await placeOrder(database, catalogue, {
    cartToken: draft.token,
    language: 'en',
    shown: catalogue,
    delivery: null,
    agreedTotalCents: draftCents(draft),
    charge: () => true,
    origins: mailOrigins(context),
    now: clock(),
  });
  if (placed.status !== 'placed') return refuse(NO_STOCK);
  webhooks.send('ORDERS_PAID', orderPayload(placed.order), origin);
  const completed = {...draft, isReserving: false, orderNumber: placed.order.number};
  return {draftOrder: draftOrderNode(completed, context), userErrors: []};
}

async function remove({input: {id}}: {input: {id: string}}, context: AdminContext) {
  const {database, catalogue} = context;
  const number = numberOfGid(id);
  await endReservation(database, catalogue, {number});
  const deleted = await database.query(
    `delete from shop.draft_orders where number = $1 and document -> 'orderNumber' = 'null' returning number`,
    [number],
  );
  if (deleted.length > 0) return {deletedId: id, userErrors: []};
  const message = (await findDraftOrder(database, number)) ? COMPLETED : NO_DRAFT;
  return {deletedId: null, userErrors: [userError(['input', 'id'], message)]};
}

export const draftOrderMutations = {
  draftOrderCreate: create,
  draftOrderInvoiceSend: sendInvoice,
  draftOrderComplete: complete,
  draftOrderDelete: remove,
};
