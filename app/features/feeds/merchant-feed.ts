import type {Site} from '#contracts/site';
import {escapeXml, textElement, XML_DECLARATION} from '~/lib/documents/xml';
import {localPath} from '~/lib/language/local-path';
import {fromCents, toCents} from '~/lib/money';
import type {StoreSite} from '~/shop/site/store-site';
import {handlingDays, SHIPPED_TO} from '~/shop/structured-data/selling-terms';
import {isGiftCard, saleState} from '~/shop/product/availability';
import {cdnUrl} from '~/lib/cdn-image';
import {numberOf} from '~/lib/shopify-id';
import {arePricesHidden} from '~/shop/product/hidden-prices';
import {productDescription} from '~/shop/product/product-description';
import {hasChoice, searchWithChoice} from '~/shop/product/variants';
import type {ShopWords} from '~/words';
import type {FeedProduct} from './queries';

/** Home & Garden > Decor > Artwork > Posters, Prints, & Visual Artwork, in Google's product taxonomy. */
const GOOGLE_CATEGORY = '500044';

/** Google truncates or rejects longer texts. */
const MAX_LENGTH = {title: 150, description: 5000} as const;

const PICTURE_WIDTH = 1600;

/**
 * The product feed for Google Merchant Center: RSS 2.0 with Google's elements, one item per variant
 * (https://support.google.com/merchants/answer/7052112). Omits products without a shown price or without an image,
 * which Google rejects, and gift cards, and keeps only the newest of several with the same title. The products must come newest first.
 */
export function merchantFeed(
  words: ShopWords,
  products: readonly FeedProduct[],
  origin: string,
  nowMs: number,
  site: Site & StoreSite,
): string {
  const titles = new Set<string>();
  const offered = products.filter((work) => {
    if (work.images.nodes.length === 0 || arePricesHidden(work, nowMs)) return false;
    // The feed's category and shipping are those of art.
    if (isGiftCard(work)) return false;
    const isNew = !titles.has(work.title);
    titles.add(work.title);
    return isNew;
  });
  return [
    XML_DECLARATION,
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>',
    textElement('title', site.name),
    textElement('link', new URL(localPath(words, '/'), origin).href),
    textElement('description', site.description),
    '\n',
    ...offered.map((work) => productItems(words, work, origin, nowMs, site)),
    '</channel></rss>\n',
  ].join('');
}

function productItems(
  words: ShopWords,
  work: FeedProduct,
  origin: string,
  nowMs: number,
  site: Site & StoreSite,
): string {
  const {min, max} = handlingDays(site);
  const url = new URL(localPath(words, `/product/${encodeURIComponent(work.handle)}`), origin).href;
  const isOnSale = saleState(work, 'page', nowMs) === 'on-sale';
  const hasSizes = hasChoice(work.options);
  const [picture = '', ...others] = work.images.nodes.map((image) =>
    cdnUrl(image.url, {width: PICTURE_WIDTH, format: 'jpg'}),
  );
  const sharedElements = [
    textElement('description', cut(productDescription(words, work), MAX_LENGTH.description)),
    textElement('g:image_link', picture),
    ...others.map((other) => textElement('g:additional_image_link', other)),
    textElement('g:brand', site.artist.name),
    textElement('g:condition', 'new'),
    textElement('g:google_product_category', GOOGLE_CATEGORY),
    textElement('g:product_type', work.productType),
    textElement('g:identifier_exists', 'no'),
    ...SHIPPED_TO.map(
      (country) =>
        `<g:shipping><g:country>${country}</g:country><g:price>0.00 CAD</g:price></g:shipping>`,
    ),
    textElement('g:min_handling_time', String(min)),
    textElement('g:max_handling_time', String(max)),
  ].join('');

  const items = work.variants.nodes.map((variant) => {
    const {amount, currencyCode} = variant.price;
    const size = hasSizes ? words.catalogue.size(variant.title) : null;
    const title = size ? `${work.title}, ${size}` : work.title;
    return [
      '<item>',
      textElement('g:id', numberOf(variant.id)),
      textElement('title', cut(title, MAX_LENGTH.title)),
      textElement('link', url + searchWithChoice(work, variant.id, '')),
      textElement(
        'g:availability',
        isOnSale && variant.availableForSale ? 'in_stock' : 'out_of_stock',
      ),
      textElement('g:price', `${fromCents(toCents(amount))} ${escapeXml(currencyCode)}`),
      ...(size
        ? [textElement('g:item_group_id', numberOf(work.id)), textElement('g:size', size)]
        : []),
      sharedElements,
      '</item>\n',
    ].join('');
  });
  return items.join('');
}

function cut(text: string, letters: number): string {
  return text.length <= letters ? text : `${text.slice(0, letters - 1)}…`;
}
