import type {ProductPageFragment} from 'storefrontapi.generated';
import {isOriginal, type Sellable} from './availability';
import {isComingSoon, type Launchable} from '~/shop/launch/launch';

type Variant = ProductPageFragment['variants']['nodes'][number];

/** A product for its page: a hidden price is never sent to the browser. */
export type VisibleProduct = Omit<ProductPageFragment, 'variants'> & {
  variants: {nodes: (Omit<Variant, 'price'> & {price: Variant['price'] | null})[]};
} & Pick<Sellable, 'sellsOtherSizes'>;

/**
 * Whether a product's prices are hidden at `nowMs`: always for originals, which are sold on request, and for every
 * product before its launch (specification, section 2). When card and page have different launch times, the later one
 * counts for both.
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

/** A product for its page, without hidden prices and empty metafields. */
export function visibleProduct(
  product: ProductPageFragment & Pick<Sellable, 'sellsOtherSizes'>,
  nowMs: number,
): VisibleProduct {
  const shown = {
    ...(Object.fromEntries(
      Object.entries(product).filter(([, value]) => value !== null),
    ) as ProductPageFragment),
    metafields: product.metafields.filter((field) => field !== null),
  };
  if (!arePricesHidden(product, nowMs)) return shown;
  const nodes = product.variants.nodes.map((variant) => ({...variant, price: null}));
  return {...shown, variants: {nodes}};
}
