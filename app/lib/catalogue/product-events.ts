import {
  DEFAULT_CURRENCY,
  LIST_LIMIT,
  type SitemapProduct,
  type ShopEvent,
  type ShownVariant,
} from '~/lib/analytics/events';
import {isOriginal} from './availability';
import type {VisibleCard, VisibleProduct} from './hidden-prices';

type ViewedProduct = Pick<VisibleProduct, 'id' | 'title' | 'productType' | 'variants'>;
type ListedProduct = Pick<VisibleCard, 'id' | 'title' | 'priceRange'>;

/** The view of a product's page, and the variant that the page opens with. An original's price is nobody's to count. */
export function describeProductView(product: ViewedProduct): [ShopEvent, ShownVariant?] {
  const [variant] = product.variants.nodes;
  const price = isOriginal(product) ? null : (variant?.price ?? null);
  const event: ShopEvent = {
    event: 'product_view',
    id: product.id,
    name: product.title,
    price: price && Number(price.amount),
    category: product.productType,
    currency: price?.currencyCode ?? DEFAULT_CURRENCY,
  };
  return variant ? [event, {variantId: variant.id, variantTitle: variant.title}] : [event];
}

/** The view of a list: its first works. */
export function describeListView(products: readonly ListedProduct[]): [ShopEvent] {
  const items = products.slice(0, LIST_LIMIT).map((product, at) => listedWork(product, at + 1));
  return [{event: 'list_view', items}];
}

/** A press on the card that hangs at `position`, counted from 1. */
export function describeProductClick(product: ListedProduct, position: number): ShopEvent {
  return {event: 'product_click', ...listedWork(product, position)};
}

/** What a list shows, by its first works: two that begin alike are one view. Null for an empty one. */
export function listSubject(products: readonly ListedProduct[]): string | null {
  const ids = products.slice(0, LIST_LIMIT).map(({id}) => id);
  return ids.length > 0 ? ids.join() : null;
}

function listedWork({id, title, priceRange}: ListedProduct, position: number): SitemapProduct {
  const price = priceRange ? Number(priceRange.minVariantPrice.amount) : null;
  return {id, name: title, price, position};
}
