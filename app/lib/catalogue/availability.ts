import {isComingSoon, type Launchable, type LaunchReading} from '~/lib/launch/launch';

/** What the sale state depends on. */
export interface Sellable extends Launchable {
  productType: string;
  variants: {nodes: {availableForSale: boolean}[]};
}

/** What says whether a product has a picture. */
export interface Pictured {
  images: {nodes: unknown[]};
}

export type SaleState = 'coming-soon' | 'sold-out' | 'on-sale';

/** What the product type of every original contains; Shopify translates the type, as 'Tableaux originaux'. */
const TYPES_OF_ORIGINALS = ['original', 'originaux'];

/** Whether a product is an original painting; everything else is a print (specification, section 4). */
export function isOriginal({productType}: {productType: string}): boolean {
  const type = productType.toLowerCase();
  return TYPES_OF_ORIGINALS.some((part) => type.includes(part));
}

/**
 * Whether a product may be bought at `nowMs`: only when its first variant is available and it is not coming soon
 * (specification, section 4). A product without variants is sold out.
 */
export function saleState(product: Sellable, reading: LaunchReading, nowMs: number): SaleState {
  if (isComingSoon(product, reading, nowMs)) return 'coming-soon';
  return product.variants.nodes[0]?.availableForSale ? 'on-sale' : 'sold-out';
}

/** Whether a product has no picture: a listing that is not finished, and that neither a page nor the checkout sells. */
export function hasNoPicture(product: Pictured): boolean {
  return product.images.nodes.length === 0;
}

/** Whether the product's page sells it. */
export function isForSale(product: Sellable & Pictured, nowMs: number): boolean {
  return saleState(product, 'page', nowMs) === 'on-sale' && !hasNoPicture(product);
}
