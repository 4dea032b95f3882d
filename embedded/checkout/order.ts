import {priceCart} from '../carts/price';
import type {Cart} from '../carts/types';
import type {Catalogue} from '../catalogue/types';
import type {Queryable} from '../database/database';
import type {LanguageCode} from '../../supabase/functions/_shared/contracts/languages';
import type {Delivery} from './delivery';
import {type Tax, taxFor} from './taxes';

export interface OrderLine {
  variantId: string;
  handle: string;
  title: string;
  /** The selected size; null for a product without options. */
  variantTitle: string | null;
  quantity: number;
  unitCents: number;
  subtotalCents: number;
  /** The size of the file; undefined in orders of earlier versions. */
  image: {
    url: string;
    altText: string | null;
    width?: number | null;
    height?: number | null;
  } | null;
}

/** The totals of a cart, with the taxes of its destination once that is known. */
export interface OrderTotals {
  lines: readonly OrderLine[];
  subtotalCents: number;
  discountCents: number;
  /** Codes with a discount above zero. */
  discountCodes: readonly string[];
  /** Free within Canada and to the USA, the only destinations. */
  shippingCents: 0;
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
  /** The cart's secret, which also authorises the confirmation page. */
  key: string;
  email: string;
  delivery: Delivery;
  createdAt: string;
  /** Shopify's `customer_locale`: the order's language; undefined in orders of earlier versions, which are English. */
  language?: LanguageCode;
}

/** Calculates the totals of a cart by the current catalogue, which is in the buyer's language. */
export function totalsOf(
  cart: Cart,
  catalogue: Catalogue,
  delivery: Delivery | null,
  language: LanguageCode,
): OrderTotals {
  const price = priceCart(cart, catalogue);
  const tax = delivery && taxFor(delivery.country, delivery.region, price.totalCents, language);
  const totalCents = price.totalCents + (tax?.cents ?? 0);
  return {
    lines: price.lines.map(({line, product, variant, subtotalCents}) => {
      const image = variant.image ?? product.images[0] ?? null;
      return {
        variantId: variant.id,
        handle: product.handle,
        title: product.title,
        variantTitle: variant.title === 'Default Title' ? null : variant.title,
        quantity: line.quantity,
        unitCents: variant.priceCents,
        subtotalCents,
        image: image && {
          url: image.url,
          altText: image.altText,
          width: image.width,
          height: image.height,
        },
      };
    }),
    subtotalCents: price.subtotalCents,
    discountCents: price.discountCents,
    discountCodes: price.discountCodes.filter(({applicable}) => applicable).map(({code}) => code),
    shippingCents: 0,
    tax,
    totalCents,
    ...(cart.note && {note: cart.note}),
  };
}

/** The path of an order's confirmation page, which its key opens. */
export function orderPath({number, key}: Pick<Order, 'number' | 'key'>): string {
  return `/orders/${number}?key=${encodeURIComponent(key)}`;
}

/** The order with this number; null when there is none. */
export async function findOrder(database: Queryable, number: number): Promise<Order | null> {
  const rows = await database.query<{document: Order}>(
    'select document from shop.orders where id = $1',
    [number],
  );
  return rows[0]?.document ?? null;
}

/** The order created from this cart; null when there is none. */
export async function findOrderOfCart(database: Queryable, token: string): Promise<Order | null> {
  const rows = await database.query<{document: Order}>(
    'select document from shop.orders where cart_token = $1',
    [token],
  );
  return rows[0]?.document ?? null;
}
