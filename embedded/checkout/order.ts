import {priceCart} from '../carts/price';
import type {Cart} from '../carts/cart';
import {sizeOf} from '../catalogue/default-variant';
import type {Catalogue, Product, Variant} from '../catalogue/types';
import {loadDocuments, type Queryable} from '../database/database';
import type {DraftOrder} from '../draft-orders/draft-order';
import {SHIP_LATER_TAG} from '../../supabase/functions/_shared/adapters/shopify-invoices';
import {
  PREPARATION_DAYS,
  readDays,
} from '../../supabase/functions/_shared/contracts/time/delivery-days';
import type {LanguageCode} from '../../supabase/functions/_shared/contracts/languages';
import type {Delivery} from './delivery';
import {type Tax, taxFor} from './taxes';

export interface OrderLine {
  /** Null for a draft order's custom line. */
  variantId: string | null;
  handle: string | null;
  title: string;
  /** The selected size; null for a product without options. */
  variantTitle: string | null;
  quantity: number;
  unitCents: number;
  subtotalCents: number;
  image: {
    url: string;
    altText: string | null;
    width: number | null;
    height: number | null;
  } | null;
  /** False for a custom line that isn't sent. */
  requiresShipping?: boolean;
}

/** The totals of a cart, with the taxes of its destination once that is known. */
export interface OrderTotals {
  lines: readonly OrderLine[];
  subtotalCents: number;
  discountCents: number;
  /** Codes with a discount above zero. */
  discountCodes: readonly string[];
  /** 0 for a cart: shipping is free within Canada and to the USA, the only destinations. */
  shippingCents: number;
  /** The business days until it ships, such as '3–5', as promised to its buyer. */
  preparationDays: string;
  /** Set for the first payment of a plan. */
  shipsAfterLastPayment?: boolean;
  /** Null before the address is known, and outside Canada. */
  tax: Tax | null;
  totalCents: number;
  /** The shopper's words; undefined without any. */
  note?: string;
}

/** An order as stored in `shop.orders`. */
export interface Order extends OrderTotals {
  number: number;
  cartToken: string;
  /** The cart's secret, which also authorizes the confirmation page. */
  key: string;
  /** Empty when the artist completed a draft order without one. */
  email: string;
  /** Null when the artist completed the draft order herself. */
  delivery: Delivery | null;
  createdAt: string;
  /** Shopify's `customer_locale`: the order's language. */
  language: LanguageCode;
  /** Set for an order that paid a draft order's invoice. */
  draft?: Pick<DraftOrder, 'attributes'>;
  /** Set until the artist marks the order as paid. */
  isUnpaid?: boolean;
  cancelledAt?: string;
  refunds?: readonly Refund[];
}

export interface Refund {
  createdAt: string;
  cents: number;
}

/** Calculates the totals of a cart or an invoice by the current catalogue, which is in the buyer's language. */
export function totalsOf(
  cart: Cart,
  catalogue: Catalogue,
  delivery: Delivery | null,
  language: LanguageCode,
): OrderTotals {
  if (cart.draft) return draftTotals(cart.draft, catalogue);
  const price = priceCart(cart, catalogue);
  const tax = delivery && taxFor(delivery.country, delivery.region, price.totalCents, language);
  const totalCents = price.totalCents + (tax?.cents ?? 0);
  return {
    lines: price.lines.map(({line, product, variant, subtotalCents}) => {
      return {
        variantId: variant.id,
        ...workOf(product, variant),
        quantity: line.quantity,
        unitCents: variant.priceCents,
        subtotalCents,
      };
    }),
    subtotalCents: price.subtotalCents,
    discountCents: price.discountCents,
    discountCodes: price.discountCodes.filter(({applicable}) => applicable).map(({code}) => code),
    shippingCents: 0,
    preparationDays: preparationDaysIn(catalogue),
    tax,
    totalCents,
    ...(cart.note && {note: cart.note}),
  };
}

function workOf(
  product: Product,
  variant: Variant,
): Pick<OrderLine, 'handle' | 'title' | 'variantTitle' | 'image'> {
  const image = product.images[0] ?? null;
  return {
    handle: product.handle,
    title: product.title,
    variantTitle: sizeOf(variant),
    image: image && {
      url: image.url,
      altText: image.altText,
      width: image.width,
      height: image.height,
    },
  };
}

/** The totals of an invoice: at the draft order's prices, even for a work that is no longer listed. */
function draftTotals(draft: DraftOrder, catalogue: Catalogue): OrderTotals {
  const lines = draft.lines.map((line) => {
    const {variantId, quantity, unitCents, requiresShipping} = line;
    const found = variantId ? catalogue.variantById(variantId) : null;
    const work = found
      ? workOf(found.product, found.variant)
      : {handle: null, title: line.title, variantTitle: line.variantTitle, image: null};
    return {
      variantId,
      ...work,
      quantity,
      unitCents,
      requiresShipping,
      subtotalCents: unitCents * quantity,
    };
  });
  return {
    lines,
    subtotalCents: lines.reduce((sum, line) => sum + line.subtotalCents, 0),
    discountCents: 0,
    discountCodes: [],
    shippingCents: draft.shipping?.cents ?? 0,
    preparationDays: preparationDaysIn(catalogue),
    shipsAfterLastPayment: draft.tags.includes(SHIP_LATER_TAG),
    tax: null,
    totalCents: draftCents(draft),
  };
}

/** The artist's delivery times, as the shop's own pages show them. */
function preparationDaysIn({shop}: Catalogue): string {
  const times = shop.metaobjects.find(({type}) => type === 'delivery_times');
  const days = times?.fields.find(({key}) => key === 'preparation_days')?.value;
  return days ? readDays(days) : PREPARATION_DAYS;
}

/** The price of a draft order. */
export function draftCents({lines, shipping}: DraftOrder): number {
  return lines.reduce((sum, line) => sum + line.unitCents * line.quantity, shipping?.cents ?? 0);
}

/** False for an invoice without a parcel, such as a deposit's. */
export function needsShipping({lines}: Pick<OrderTotals, 'lines'>): boolean {
  return lines.some(({requiresShipping = true}) => requiresShipping);
}

/** Whether it ships as soon as it's packed. */
export function shipsNow(totals: Pick<OrderTotals, 'lines' | 'shipsAfterLastPayment'>): boolean {
  return needsShipping(totals) && !totals.shipsAfterLastPayment;
}

/** The path of an order's confirmation page, which its key opens. */
export function orderPath({number, key}: Pick<Order, 'number' | 'key'>): string {
  return `/orders/${number}?key=${encodeURIComponent(key)}`;
}

/** The order with this number; null when there is none. */
export async function findOrder(database: Queryable, number: number): Promise<Order | null> {
  const [order] = await loadDocuments<Order>(database, 'shop.orders where id = $1', [number]);
  return order ?? null;
}

/** Oldest first. */
export function loadOrders(database: Queryable): Promise<Order[]> {
  return loadDocuments(database, 'shop.orders order by id');
}

/** The order created from this cart; null when there is none. */
export async function findOrderOfCart(database: Queryable, token: string): Promise<Order | null> {
  const from = 'shop.orders where cart_token = $1';
  const [order] = await loadDocuments<Order>(database, from, [token]);
  return order ?? null;
}
