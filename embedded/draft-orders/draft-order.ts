import type {Cart} from '../carts/cart';
import {loadDocuments, type Queryable} from '../database/database';

interface Attribute {
  key: string;
  value: string;
}

export interface DraftLine {
  /** Null for a custom line, which has no stock. */
  variantId: string | null;
  title: string;
  variantTitle: string | null;
  quantity: number;
  unitCents: number;
  requiresShipping: boolean;
}

/** A draft order as stored in `shop.draft_orders`. Its prices include any taxes. */
export interface DraftOrder {
  number: number;
  /** Both are in the invoice's URL; the key also authorizes the order's confirmation page. */
  token: string;
  key: string;
  email: string | null;
  tags: readonly string[];
  attributes: readonly Attribute[];
  lines: readonly DraftLine[];
  shipping: {cents: number} | null;
  reserveInventoryUntil: string | null;
  /** Whether its variants are taken from the stock now. */
  isReserving: boolean;
  createdAt: string;
  invoiceSentAt: string | null;
  /** The number of its order; null until the invoice is paid. */
  orderNumber: number | null;
}

export type DraftOrderStatus = 'OPEN' | 'INVOICE_SENT' | 'COMPLETED';

export function statusOf({orderNumber, invoiceSentAt}: DraftOrder): DraftOrderStatus {
  if (orderNumber !== null) return 'COMPLETED';
  return invoiceSentAt === null ? 'OPEN' : 'INVOICE_SENT';
}

/** The path of the checkout that pays the draft order. */
export function invoicePath({token, key}: DraftOrder): string {
  return `/invoices/${token}?key=${encodeURIComponent(key)}`;
}

/** The lines with stock, by variant. */
export function variantLines({lines}: DraftOrder): {variantId: string; quantity: number}[] {
  return lines.flatMap(({variantId, quantity}) => (variantId ? [{variantId, quantity}] : []));
}

/** The cart that the checkout shows for the draft order. Its lines need stock; reserved ones have theirs. */
export function invoiceCart(draft: DraftOrder): Cart {
  const {token, key, email, createdAt, orderNumber, isReserving} = draft;
  const lines = isReserving ? [] : variantLines(draft);
  return {
    token,
    key,
    lines: lines.map(({variantId, quantity}) => ({
      id: `gid://shopify/CartLine/${variantId}`,
      merchandiseId: variantId,
      quantity,
    })),
    note: '',
    discountCodes: [],
    buyerIdentity: {email, phone: null, countryCode: null},
    createdAt,
    updatedAt: createdAt,
    completedAt: orderNumber === null ? null : createdAt,
    draft,
  };
}

/** Oldest first. */
export function loadDraftOrders(database: Queryable): Promise<DraftOrder[]> {
  return loadDocuments(database, 'shop.draft_orders order by number');
}

export async function findDraftOrder(
  database: Queryable,
  number: number,
): Promise<DraftOrder | null> {
  const from = 'shop.draft_orders where number = $1';
  const [draft] = await loadDocuments<DraftOrder>(database, from, [number]);
  return draft ?? null;
}

export async function findDraftOrderByToken(
  database: Queryable,
  token: string,
): Promise<DraftOrder | null> {
  const from = 'shop.draft_orders where token = $1';
  const [draft] = await loadDocuments<DraftOrder>(database, from, [token]);
  return draft ?? null;
}

/** Inserts or updates the draft order. */
export async function saveDraftOrder(database: Queryable, draft: DraftOrder): Promise<void> {
  await database.query(
    `insert into shop.draft_orders (number, token, document) values ($1, $2, $3)
     on conflict (number) do update set document = excluded.document`,
    [draft.number, draft.token, draft],
  );
}
