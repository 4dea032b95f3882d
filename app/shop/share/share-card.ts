import type {ShareCard} from '#contracts/share-image';
import {SITE} from '#contracts/site';
import type {Money} from '~/lib/money';
import {isOriginal, saleState, type Sellable} from '~/shop/product/availability';
import {arePricesHidden} from '~/shop/product/hidden-prices';
import {findPriceRange, formatPriceRange} from '~/shop/product/price-range';
import {sidesOf, type SizedProduct, type SizedVariant, variantSize} from '~/shop/product/work-size';
import {localPath} from '~/lib/language/local-path';
import type {ShopWords} from '~/words';

/** The values that determine the share picture. */
export interface ShareProduct extends Sellable, SizedProduct {
  title: string;
  variants: {nodes: (SizedVariant & {availableForSale: boolean; price: Money | null})[]};
}

/** Increase it when the function renders differently, so that networks fetch all pictures again. */
const RENDER_VERSION = 1;

/** The content of the product's share picture at `nowMs`; null for a product without an image. */
export function shareCard(
  words: ShopWords,
  product: ShareProduct,
  nowMs: number,
): ShareCard | null {
  const picture = product.images.nodes[0]?.url;
  return picture ? {title: product.title, line: shareLine(words, product, nowMs), picture} : null;
}

/**
 * The path of a product's share picture. The parameter `v` is a hash of the content: a new price changes the URL, so
 * that social networks, which cache pictures, fetch it again.
 */
export function shareUrl(words: ShopWords, handle: string, card: ShareCard): string {
  const content = [RENDER_VERSION, SITE.artist.name, card.title, card.line, card.picture];
  return localPath(words, `/share/${encodeURIComponent(handle)}.jpg?v=${fingerprint(content)}`);
}

/** 'Sold', 'Reserved', the price if it is shown, else the size; null when there is no size either. */
function shareLine(words: ShopWords, product: ShareProduct, nowMs: number): string | null {
  const state = saleState(product, nowMs);
  if (state === 'reserved') return words.share.picture.reserved;
  if (state === 'sold-out') {
    return isOriginal(product) ? words.share.picture.sold : words.share.picture.soldOut;
  }
  if (arePricesHidden(product, nowMs)) return sizeLine(words, product);
  const range = findPriceRange(product);
  return range && formatPriceRange(words, range);
}

/** '48 × 33 in'; for a print in several sizes '8 × 10 to 24 × 36 in'. */
function sizeLine(words: ShopWords, product: ShareProduct): string | null {
  const sizes = product.variants.nodes
    .map((variant) => variantSize(variant, product))
    .filter((size) => size !== null)
    .sort((a, b) => a.width * a.height - b.width * b.height)
    .map((size) => words.workSize.inches(...sidesOf(size)));
  const smallest = sizes.at(0);
  const largest = sizes.at(-1);
  if (!smallest || !largest) return null;
  return smallest === largest
    ? words.workSize.one(largest)
    : words.workSize.range(smallest, largest);
}

/** A short hash of a value (FNV-1a, 32 bits); not for security. */
function fingerprint(value: unknown): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(JSON.stringify(value))) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
