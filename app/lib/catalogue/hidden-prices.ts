import type {ProductCardFragment, ProductPageFragment} from 'storefrontapi.generated';
import {isOriginal} from './availability';
import {isComingSoon, type Launchable} from '~/lib/launch/launch';

type Variant = ProductPageFragment['variants']['nodes'][number];

/** A product as its page receives it: a price that is not shown never leaves the server. */
export type VisibleProduct = Omit<ProductPageFragment, 'variants'> & {
  variants: {nodes: (Omit<Variant, 'price'> & {price: Variant['price'] | null})[]};
};

/** A product as its card receives it; null in place of prices that are not shown. */
export type VisibleCard = Omit<ProductCardFragment, 'priceRange'> & {
  priceRange: ProductCardFragment['priceRange'] | null;
};

/**
 * Whether a product's prices are hidden at `nowMs`: always those of originals, which are given on request, and all before a
 * launch (specification, section 2). Where card and page read the launch differently, the later hour counts for both.
 */
export function arePricesHidden(
  product: Launchable & {productType: string},
  nowMs: number,
): boolean {
  return (
    isOriginal(product) ||
    isComingSoon(product, 'card', nowMs) ||
    isComingSoon(product, 'page', nowMs)
  );
}

/** Leaves hidden prices out of a product that is on its way to a page. */
export function withoutHiddenPrices(product: ProductPageFragment, nowMs: number): VisibleProduct {
  if (!arePricesHidden(product, nowMs)) return product;
  const nodes = product.variants.nodes.map((variant) => ({...variant, price: null}));
  return {...product, variants: {nodes}};
}

/** Leaves hidden prices out of a product that is on its way to a card. */
export function withoutHiddenCardPrice(product: ProductCardFragment, nowMs: number): VisibleCard {
  return arePricesHidden(product, nowMs) ? {...product, priceRange: null} : product;
}
