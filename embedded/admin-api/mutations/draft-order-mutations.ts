import {randomBytes} from 'node:crypto';
import {sizeOf} from '../../catalogue/default-variant';
import {findVariant} from '../../catalogue/find-variant';
import {moveStock, showStock, type Stock} from '../../catalogue/stock';
import {invoiceMail} from '../../checkout/invoice-mail';
import {parseCents} from '../../checkout/money';
import {draftCents} from '../../checkout/order';
import {orderPayload} from '../../checkout/order-payload';
import {placeOrder} from '../../checkout/place-order';
import type {Queryable} from '../../database/database';
import {
  type DraftLine,
  type DraftOrder,
  findDraftOrder,
  saveDraftOrder,
  statusOf,
  variantLines,
} from '../../draft-orders/draft-order';
import {endReservation} from '../../draft-orders/reservations';
import {numberOfGid} from '../../storefront/schema/gid';
import {enqueueMails} from '../../../supabase/functions/_shared/outbox/outbox';
import {type AdminContext, mailOrigins} from '../context';
import {draftOrderNode} from '../nodes/draft-order';
import {reject} from '../user-error';

interface MoneyInput {
  amount: string | number;
}

interface LineInput {
  variantId?: string | null;
  title?: string | null;
  quantity: number;
  originalUnitPriceWithCurrency?: MoneyInput | null;
  priceOverride?: MoneyInput | null;
  requiresShipping?: boolean | null;
}

interface DraftOrderInput {
  email?: string | null;
  tags?: readonly string[] | null;
  customAttributes?: DraftOrder['attributes'] | null;
  lineItems?: readonly LineInput[] | null;
  reserveInventoryUntil?: string | null;
  shippingLine?: {priceWithCurrency?: MoneyInput | null} | null;
  taxExempt?: boolean | null;
}

const COMPLETED = 'Draft order is already completed';

function linesOf(inputs: readonly LineInput[], context: AdminContext): DraftLine[] {
  return inputs.map((input): DraftLine => {
    const {variantId, title, quantity, requiresShipping, priceOverride} = input;
    if (!variantId) {
      return {
        variantId: null,
        title: title ?? '',
        variantTitle: null,
        quantity,
        unitCents: centsOf(input.originalUnitPriceWithCurrency),
        requiresShipping: requiresShipping ?? true,
      };
    }
    const {product, variant} =
      findVariant(context.catalogue.allProducts(), variantId) ??
      reject(['input', 'lineItems'], 'Product with ID could not be found');
    return {
      variantId,
      title: product.title,
      variantTitle: sizeOf(variant),
      quantity,
      unitCents: priceOverride ? centsOf(priceOverride) : variant.priceCents,
      requiresShipping: true,
    };
  });
}

function centsOf(money: MoneyInput | null | undefined): number {
  return parseCents(money?.amount ?? 0);
}

async function create({input}: {input: DraftOrderInput}, context: AdminContext) {
  const {database, catalogue, clock} = context;
  const {email, tags, customAttributes, lineItems, shippingLine} = input;
  const until = input.reserveInventoryUntil ?? null;
  // The shop's functions create all draft orders, for amounts that the artist named. No tax is added to those.
  if (!input.taxExempt) reject(['input', 'taxExempt'], 'Only exempt draft orders are supported');
  const lines = linesOf(lineItems ?? [], context);
  let reserved: Stock = new Map();
  const draft = await database.transaction(async (transaction): Promise<DraftOrder> => {
    const [row] = await transaction.query<{number: number}>(
      `select nextval('shop.draft_order_number')::integer as number`,
    );
    const made: DraftOrder = {
      number: row!.number,
      token: randomBytes(16).toString('hex'),
      key: randomBytes(16).toString('hex'),
      email: email || null,
      tags: tags ?? [],
      attributes: customAttributes ?? [],
      lines,
      shipping: shippingLine ? {cents: centsOf(shippingLine.priceWithCurrency)} : null,
      reserveInventoryUntil: until,
      isReserving: until !== null && new Date(until) > clock(),
      createdAt: clock().toISOString(),
      invoiceSentAt: null,
      orderNumber: null,
    };
    if (made.isReserving) {
      reserved =
        (await moveStock(transaction, catalogue, variantLines(made), -1)) ??
        reject(['input', 'lineItems'], 'Not enough inventory is available');
    }
    await saveDraftOrder(transaction, made);
    return made;
  });
  showStock(catalogue, reserved);
  return {draftOrder: draftOrderNode(draft, context)};
}

async function sendInvoice({id}: {id: string}, context: AdminContext) {
  const {database, clock} = context;
  const now = clock();
  return database.transaction(async (transaction) => {
    const draft = await findOpenDraft(transaction, id);
    const to = draft.email ?? reject(['email', 'to'], "To can't be blank");
    const sent = {...draft, invoiceSentAt: now.toISOString()};
    await saveDraftOrder(transaction, sent);
    const mail = invoiceMail(sent, to, mailOrigins(context));
    const key = `draft-order:${draft.number}:${now.getTime()}`;
    await enqueueMails(transaction, [{kind: 'order', key, mail}], now);
    return {draftOrder: draftOrderNode(sent, context)};
  });
}

interface CompleteArgs {
  id: string;
  paymentPending?: boolean | null;
}

/** Marks the draft order as paid, as after a payment in person, or as one whose payment comes later. */
async function complete({id, paymentPending}: CompleteArgs, context: AdminContext) {
  const {database, catalogue, clock, origin, webhooks} = context;
  const draft = await findOpenDraft(database, id);
  const placed = await placeOrder(database, catalogue, {
    cartToken: draft.token,
    language: 'en',
    shown: catalogue,
    delivery: null,
    agreedTotalCents: draftCents(draft),
    isUnpaid: paymentPending ?? false,
    charge: () => true,
    origins: mailOrigins(context),
    now: clock(),
  });
  if (placed.status !== 'placed') reject(['id'], 'Not enough inventory is available');
  if (!paymentPending) webhooks.send('ORDERS_PAID', orderPayload(placed.order, clock()), origin);
  const completed = {...draft, isReserving: false, orderNumber: placed.order.number};
  return {draftOrder: draftOrderNode(completed, context)};
}

async function remove({input: {id}}: {input: {id: string}}, {database, catalogue}: AdminContext) {
  const {number} = await findOpenDraft(database, id);
  await endReservation(database, catalogue, {number});
  const deleted = await database.query(
    `delete from shop.draft_orders where number = $1 and document -> 'orderNumber' = 'null' returning number`,
    [number],
  );
  if (deleted.length === 0) reject(['id'], COMPLETED);
  return {deletedId: id};
}

/** The draft order; rejects the input if there's none, or it's already paid. */
async function findOpenDraft(database: Queryable, id: string): Promise<DraftOrder> {
  const draft =
    (await findDraftOrder(database, numberOfGid(id))) ??
    reject(['id'], 'Draft order does not exist');
  if (statusOf(draft) === 'COMPLETED') reject(['id'], COMPLETED);
  return draft;
}

export const draftOrderMutations = {
  draftOrderCreate: create,
  draftOrderInvoiceSend: sendInvoice,
  draftOrderComplete: complete,
  draftOrderDelete: remove,
};
