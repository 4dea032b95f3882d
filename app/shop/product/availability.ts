import {isOriginalType} from '#contracts/product-type';
import {
  isComingSoon,
  readInstantMs,
  type Launchable,
  type LaunchSurface,
} from '~/shop/launch/launch';
import type {ShopWords} from '~/words';
import type {MetafieldValue} from './metafields';

/** The artist's setting `selling` (`store/metaobjects.ts`), which loaders add to their products. */
export interface Selling {
  /** Whether the other sizes stay on sale when the first one is sold out. */
  sellsOtherSizes: boolean;
}

export interface Sellable extends Launchable, Selling {
  productType: string;
  variants: {nodes: {availableForSale: boolean}[]};
  reservedUntil?: MetafieldValue;
}

export interface Pictured {
  images: {nodes: unknown[]};
}

export type SaleState = 'coming-soon' | 'reserved' | 'sold-out' | 'on-sale';

/** Whether a product is an original painting. Every other product is a print. */
export function isOriginal({productType}: {productType: string}): boolean {
  return isOriginalType(productType);
}

/** Part of a gift card's product type: 'Gift cards', and in French 'Carte-cadeau' or 'Cartes cadeaux'. */
const GIFT_CARD = /gift[ -]?card|cartes?[ -]cadeau/i;

/**
 * Whether a product is a gift card, which Shopify sends by email. It isn't a work: it has no size, parcel or
 * certificate.
 */
export function isGiftCard({productType}: {productType: string}): boolean {
  return GIFT_CARD.test(productType);
}

/**
 * The variant that decides whether a product is sold out, and that is selected at first: the first variant
 * (specification, section 4). When the artist keeps selling the other sizes, the first available variant, if there is
 * one.
 */
export function leadingVariant<Variant extends {availableForSale: boolean}>({
  variants: {nodes},
  sellsOtherSizes,
}: Selling & {variants: {nodes: Variant[]}}): Variant | undefined {
  const available = sellsOtherSizes && nodes.find(({availableForSale}) => availableForSale);
  return available || nodes[0];
}

/**
 * Whether a product is on hold for a buyer at `nowMs`, by the date_time metafield `custom.reserved_until`. An invalid
 * date counts as no hold.
 */
export function isReserved(
  {reservedUntil}: Pick<Sellable, 'reservedUntil'>,
  nowMs: number,
): boolean {
  const endsMs = readInstantMs(reservedUntil);
  return endsMs !== null && nowMs < endsMs;
}

/**
 * Whether a product can be bought at `nowMs`: only when its leading variant is available and it isn't coming soon or
 * reserved. A product without variants is sold out.
 */
export function saleState(product: Sellable, nowMs: number, surface?: LaunchSurface): SaleState {
  if (isComingSoon(product, nowMs, surface)) return 'coming-soon';
  // Checked before the stock, which the hold may have taken already.
  if (isReserved(product, nowMs)) return 'reserved';
  return leadingVariant(product)?.availableForSale ? 'on-sale' : 'sold-out';
}

/** Whether a product has no picture. Such a listing is unfinished: nothing sells it. */
export function hasNoPicture(product: Pictured): boolean {
  return product.images.nodes.length === 0;
}

/** Whether a product is on sale at `nowMs` without early access, and has a picture. */
export function isForSale(product: Sellable & Pictured, nowMs: number): boolean {
  return saleState(product, nowMs) === 'on-sale' && !hasNoPicture(product);
}

/**
 * A size's state in early access, which sells originals too, and before the launch: every size that's left, unless the
 * work is reserved. From its launch on, a print sells as on its own page.
 */
export function earlyAccessState(
  product: Sellable,
  size: {availableForSale: boolean} | undefined,
  nowMs: number,
): SaleState {
  if (!isOriginal(product) && !isComingSoon(product, nowMs)) return saleState(product, nowMs);
  if (isReserved(product, nowMs)) return 'reserved';
  return size?.availableForSale ? 'on-sale' : 'sold-out';
}

/** Whether a visitor can buy this size at `nowMs`, on the product's page or in early access. */
export function canBuy(
  product: Sellable & Pictured,
  size: {availableForSale: boolean},
  nowMs: number,
): boolean {
  const state = earlyAccessState(product, size, nowMs);
  return state === 'on-sale' && size.availableForSale && !hasNoPicture(product);
}

/** Why a work can't be bought, for its badge; null when it can. */
export function stateLabel(
  {catalogue}: ShopWords,
  product: {productType: string},
  state: SaleState,
): string | null {
  return {
    'coming-soon': catalogue.comingSoon,
    reserved: catalogue.reserved,
    // Some languages have a different word for a painting.
    'sold-out': isOriginal(product) ? catalogue.soldOutOriginal : catalogue.soldOut,
    'on-sale': null,
  }[state];
}
