import {isComingSoon, type Launchable, type LaunchReading} from '~/lib/launch/launch';

/** What the sale state depends on. */
export interface Sellable extends Launchable {
  productType: string;
  variants: {nodes: {availableForSale: boolean}[]};
}

/** A product on its page. */
type Shown = Sellable & {images: {nodes: unknown[]}};

export type SaleState = 'coming-soon' | 'sold-out' | 'on-sale';

/** Whether a product is an original painting; everything else is a print (specification, section 4). */
export function isOriginal(product: {productType: string}): boolean {
  return product.productType.toLowerCase().includes('original');
}

/**
 * Whether a product may be bought at `nowMs`: only when its first variant is available and it is not coming soon
 * (specification, section 4). A product without variants is sold out.
 */
export function saleState(product: Sellable, reading: LaunchReading, nowMs: number): SaleState {
  if (isComingSoon(product, reading, nowMs)) return 'coming-soon';
  return product.variants.nodes[0]?.availableForSale ? 'on-sale' : 'sold-out';
}

/** Whether the product's page sells it: on sale, and not without a picture, which would be a listing that is not finished. */
export function isForSale(product: Shown, nowMs: number): boolean {
  return saleState(product, 'page', nowMs) === 'on-sale' && product.images.nodes.length > 0;
}
