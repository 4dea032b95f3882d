import {textElement, XML_DECLARATION} from '~/lib/documents/xml';
import {pageUrl} from '~/lib/language/local-path';
import type {ShopSite} from '~/shop/site/shop-site';
import {handlingDays, SHIPPED_TO} from '~/shop/structured-data/selling-terms';
import type {ShopWords} from '~/words';
import {type FeedRow, feedRows} from './feed-rows';
import type {FeedProduct} from './load-feed-products';

/** Home & Garden > Decor > Artwork > Posters, Prints, & Visual Artwork, in Google's product taxonomy. */
const GOOGLE_CATEGORY = '500044';

/**
 * The product feed for Google Merchant Center, which Pinterest and Meta read too: RSS 2.0 with Google's elements
 * (https://support.google.com/merchants/answer/7052112). Google takes the return policy from the account.
 */
export function merchantFeed(
  words: ShopWords,
  products: readonly FeedProduct[],
  origin: string,
  nowMs: number,
  site: ShopSite,
): string {
  const {min, max} = handlingDays(site);
  const terms = [
    textElement('g:brand', site.artist.name),
    textElement('g:condition', 'new'),
    textElement('g:google_product_category', GOOGLE_CATEGORY),
    textElement('g:identifier_exists', 'no'),
    ...SHIPPED_TO.map(
      (country) =>
        `<g:shipping><g:country>${country}</g:country><g:price>0.00 CAD</g:price></g:shipping>`,
    ),
    textElement('g:min_handling_time', String(min)),
    textElement('g:max_handling_time', String(max)),
  ].join('');
  return [
    XML_DECLARATION,
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>',
    textElement('title', site.name),
    textElement('link', pageUrl(words, origin, '/')),
    textElement('description', site.description),
    textElement('language', words.language.locale),
    '\n',
    ...feedRows(words, products, origin, nowMs).map((row) => `<item>${item(row)}${terms}</item>\n`),
    '</channel></rss>\n',
  ].join('');
}

function item(row: FeedRow): string {
  const [picture = '', ...others] = row.pictures;
  return [
    textElement('g:id', row.id),
    textElement('title', row.title),
    textElement('link', row.url),
    textElement('g:availability', row.isInStock ? 'in_stock' : 'out_of_stock'),
    textElement('g:price', row.price),
    textElement('g:item_group_id', row.groupId),
    textElement('g:size', row.size),
    textElement('description', row.description),
    textElement('g:image_link', picture),
    ...others.map((other) => textElement('g:additional_image_link', other)),
    textElement('g:virtual_model_link', row.model),
    textElement('g:product_type', row.productType),
  ].join('');
}
