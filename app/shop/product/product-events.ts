import {
  DEFAULT_CURRENCY,
  LIST_LIMIT,
  type TrackedListProduct,
  type ShopEvent,
} from '~/lib/analytics/events';
import {isOriginal, leadingVariant} from './availability';
import type {VisibleProduct} from './product';
import type {VisibleCard} from '~/shop/card/card';

/** The event of a product page view, with the variant that the page selects. Doesn't track the price of an original. */
export function describeProductView(product: VisibleProduct): ShopEvent {
  const price = isOriginal(product) ? null : (leadingVariant(product)?.price ?? null);
  return {
    event: 'product_view',
    id: product.id,
    name: product.title,
    price: price && Number(price.amount),
    category: product.productType,
    currency: price?.currencyCode ?? DEFAULT_CURRENCY,
  };
}

/** The event of a list view, with the list's first products. */
export function describeListView(products: readonly VisibleCard[]): ShopEvent {
  const items = products
    .slice(0, LIST_LIMIT)
    .map((product, at) => toTrackedProduct(product, at + 1));
  return {event: 'list_view', items};
}

/** The event of a click on the card at `position`, which starts at 1. */
export function describeProductClick(product: VisibleCard, position: number): ShopEvent {
  return {event: 'product_click', ...toTrackedProduct(product, position)};
}

function toTrackedProduct(
  {id, title, priceRange}: VisibleCard,
  position: number,
): TrackedListProduct {
  const price = priceRange ? Number(priceRange.minVariantPrice.amount) : null;
  return {id, name: title, price, position};
}
