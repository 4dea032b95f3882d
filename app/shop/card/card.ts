import type {ProductCardFragment} from 'storefrontapi.generated';
import type {Marked} from '~/lib/language/untranslated';
import {launchDay} from '~/shop/launch/launch-date';
import {isOriginal, leadingVariant, type Selling} from '~/shop/product/availability';
import {mainColour} from '~/shop/product/colours';
import {arePricesHidden} from '~/shop/product/hidden-prices';
import {formatWorkSize, originalSize as readOriginalSize} from '~/shop/product/work-size';
import type {Shop} from '~/shop/site/load-shop';
import {summarize} from './summarize';

const NBSP = '\u00a0';

/** A product for its card, with null in place of hidden prices. */
export type VisibleCard = Omit<
  ProductCardFragment,
  'priceRange' | 'medium' | 'originalSize' | 'originalWidthCm' | 'originalHeightCm' | 'colours'
> & {
  priceRange: ProductCardFragment['priceRange'] | null;
  /** An original's facts for its card: medium, size and year; a print's size if one is chosen. Null when unknown. */
  facts: string | null;
  /** The day of a launch that was ahead when the server rendered it, in words. */
  launchDay: string | null;
  /** Only the leading variant, which decides `saleState` in the browser too. */
  variants: ProductCardFragment['variants'];
  /** The colour shown until the picture has loaded. */
  colour: string | undefined;
  /** The query string of the product page, which chooses a variant. */
  search?: string;
  /** When the server rendered it, in epoch milliseconds. */
  renderedAtMs: number;
} & Selling &
  Marked;

export function visibleCards(shop: Shop, products: readonly ProductCardFragment[]): VisibleCard[] {
  return products.map((product) => visibleCard(shop, product));
}

/** A product as its card shows it, without hidden prices, and with the variant that the shop sells first. */
export function visibleCard(shop: Shop, product: ProductCardFragment): VisibleCard {
  const {words, nowMs, sellsOtherSizes} = shop;
  const leading = leadingVariant({...product, sellsOtherSizes});
  const {medium, originalSize, originalWidthCm, originalHeightCm, colours, ...rest} = product;
  const {priceRange, description, ...card} = rest;
  const {images, year} = card;
  const measured = readOriginalSize({originalSize, originalWidthCm, originalHeightCm, images});
  const size = measured ? formatWorkSize(words, measured) : originalSize?.value;
  // A size stays on one line.
  const facts = [medium?.value, size?.replaceAll(' ', NBSP), year?.value];
  const known = facts.filter(Boolean);
  return {
    ...card,
    description: summarize(description),
    variants: {nodes: leading ? [leading] : []},
    priceRange: arePricesHidden(product, nowMs) ? null : priceRange,
    facts: isOriginal(product) && known.length > 0 ? known.join(', ') : null,
    launchDay: launchDay(words, product, nowMs),
    colour: mainColour(colours),
    sellsOtherSizes,
    renderedAtMs: nowMs,
  };
}
