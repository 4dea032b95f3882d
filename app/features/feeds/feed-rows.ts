import {cdnUrl} from '~/lib/cdn-image';
import {pageUrl} from '~/lib/language/local-path';
import {fromCents, toCents} from '~/lib/money';
import {numberOf} from '~/lib/shopify-id';
import {beginning} from '~/lib/shorten';
import {collapseTitlesByKind} from '~/shop/collection/collapse-titles';
import {canBuy, isGiftCard} from '~/shop/product/availability';
import {arePricesHidden} from '~/shop/product/hidden-prices';
import {productDescription} from '~/shop/product/product-description';
import {modelPath, productPath} from '~/shop/paths';
import {hasChoice, searchWithChoice} from '~/shop/product/variants';
import {readWallWork} from '~/shop/product/wall-work';
import type {ShopWords} from '~/words';
import type {FeedProduct} from './load-feed-products';

/** Google and OpenAI truncate or reject longer texts. */
const MAX_LENGTH = {title: 150, description: 5000} as const;

const PICTURE_WIDTH = 1600;

/** A size for sale, as a row of a product feed. */
export interface FeedRow {
  /** The variant's number at Shopify. */
  id: string;
  /** The product's number, if it has several sizes. */
  groupId: string | null;
  size: string | null;
  title: string;
  description: string;
  url: string;
  /** JPEGs, the main one first. */
  pictures: string[];
  /** The URL of the work's 3D model in this size; null when the size is unknown. */
  model: string | null;
  productType: string;
  isInStock: boolean;
  /** '45.50 CAD' */
  price: string;
}

/**
 * The rows of every product feed, one per variant. Omits gift cards, repeated titles, and products without a shown
 * price or an image, which the feeds' readers reject.
 */
export function feedRows(
  words: ShopWords,
  products: readonly FeedProduct[],
  origin: string,
  nowMs: number,
): FeedRow[] {
  const offered = products.filter(
    (work) =>
      // The feeds' category and shipping don't fit a gift card.
      work.images.nodes.length > 0 && !arePricesHidden(work, nowMs) && !isGiftCard(work),
  );
  return collapseTitlesByKind(offered).flatMap((work) => productRows(words, work, origin, nowMs));
}

function productRows(
  words: ShopWords,
  work: FeedProduct,
  origin: string,
  nowMs: number,
): FeedRow[] {
  const url = pageUrl(words, origin, productPath(work.handle));
  const hasSizes = hasChoice(work.options);
  const wall = readWallWork(words, work);
  const common = {
    description: cut(productDescription(words, work), MAX_LENGTH.description),
    pictures: work.images.nodes.map((image) =>
      cdnUrl(image.url, {width: PICTURE_WIDTH, format: 'jpg'}),
    ),
    productType: work.productType,
  };
  return work.variants.nodes.map((variant) => {
    const {amount, currencyCode} = variant.price;
    const size = hasSizes ? words.catalogue.size(variant.title) : null;
    const hasModel = wall?.sizes.some((one) => one.id === variant.id);
    return {
      ...common,
      id: numberOf(variant.id),
      groupId: size && numberOf(work.id),
      size,
      title: cut(size ? `${work.title}, ${size}` : work.title, MAX_LENGTH.title),
      url: url + searchWithChoice(work, variant.id, ''),
      model: hasModel ? origin + modelPath(work.handle, 'glb', variant.id) : null,
      isInStock: canBuy(work, variant, nowMs),
      price: `${fromCents(toCents(amount))} ${currencyCode}`,
    };
  });
}

function cut(text: string, letters: number): string {
  return text.length <= letters ? text : `${beginning(text, letters - 1)}…`;
}
