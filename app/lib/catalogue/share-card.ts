import type {ShareCard} from '#contracts/share-image';
import {SITE} from '#contracts/site';
import type {Money} from '~/lib/money';
import {isOriginal, saleState, type Sellable} from './availability';
import type {CdnImage} from '~/lib/cdn-image';
import {arePricesHidden} from './hidden-prices';
import {findPriceRange, formatPriceRange} from './price-range';
import {readWorkSize, type WorkSize} from './work-size';

/** A product as far as its share picture is concerned. */
export interface ShareProduct extends Sellable {
  title: string;
  images: {nodes: CdnImage[]};
  variants: {nodes: {title: string; availableForSale: boolean; price: Money | null}[]};
  originalSize?: {value: string} | null;
}

/** Grows when the function draws differently, so that everybody fetches the pictures anew. */
const DRAWING = 1;

/** What the product's share picture says and shows at `nowMs`; null for a product without a picture. */
export function shareCard(product: ShareProduct, nowMs: number): ShareCard | null {
  const picture = product.images.nodes[0]?.url;
  return picture ? {title: product.title, line: shareLine(product, nowMs), picture} : null;
}

/**
 * The path of a product's share picture. Its parameter `v` names what is drawn: the address of another price is another one,
 * so that networks, which keep what they have fetched, come again.
 */
export function shareAddress(handle: string, card: ShareCard): string {
  const drawn = [DRAWING, SITE.artist.name, card.title, card.line, card.picture];
  return `/share/${encodeURIComponent(handle)}.jpg?v=${fingerprint(drawn)}`;
}

/** 'Sold', the price where it is shown, or else the size; null where that is not known either. */
function shareLine(product: ShareProduct, nowMs: number): string | null {
  if (saleState(product, 'page', nowMs) === 'sold-out') {
    return isOriginal(product) ? 'Sold' : 'Sold out';
  }
  if (arePricesHidden(product, nowMs)) return sizeLine(product);
  const range = findPriceRange(product);
  return range && formatPriceRange(range);
}

/** '48 × 33 in'; of a print in several sizes '8 × 10 to 24 × 36 in'. */
function sizeLine({originalSize, variants, images, ...product}: ShareProduct): string | null {
  const told = isOriginal(product) ? originalSize?.value : null;
  const [smallest, ...others] = [told, ...variants.nodes.map(({title}) => title)]
    .map((text) => readWorkSize(text, images.nodes[0]))
    .filter((size) => size !== null)
    .sort((a, b) => a.width * a.height - b.width * b.height);
  if (!smallest) return null;
  const largest = formatSize(others.at(-1) ?? smallest);
  const least = formatSize(smallest);
  return least === largest ? `${largest} in` : `${least} to ${largest} in`;
}

function formatSize({width, height}: WorkSize): string {
  return [width, height].map((side) => String(Math.round(side * 10) / 10)).join(' × ');
}

/** Names a value in a few letters (FNV-1a, 32 bits): not to be guessed from, only to differ. */
function fingerprint(value: unknown): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(JSON.stringify(value))) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
