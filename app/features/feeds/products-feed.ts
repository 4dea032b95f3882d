import type {Site} from '#contracts/site';
import {atomFeed, atomPageLink} from '~/lib/documents/atom';
import {escapeXml, textElement} from '~/lib/documents/xml';
import {shareRendition} from '~/lib/cdn-image';
import {productDescription} from '~/shop/product/product-description';
import {pageUrl} from '~/lib/language/local-path';
import {productPath} from '~/shop/paths';
import {altOf} from '~/shop/product/product-pictures';
import type {ShopWords} from '~/words';
import type {FeedProduct} from './load-feed-products';

const FEED_LENGTH = 20;

/**
 * An Atom feed (RFC 4287) of the first of these products, which come newest first. It has no prices, because feed
 * readers keep old entries.
 */
export function productsFeed(
  words: ShopWords,
  catalogue: readonly FeedProduct[],
  origin: string,
  nowMs: number,
  {artist, tagline}: Site,
): string {
  const products = catalogue.slice(0, FEED_LENGTH);
  return atomFeed(words, {
    self: pageUrl(words, origin, '/feed.xml'),
    alternate: pageUrl(words, origin, '/'),
    title: words.feeds.worksBy(artist.name),
    subtitle: tagline,
    author: artist.name,
    changes: products.map(({updatedAt}) => updatedAt),
    nowMs,
    entries: products.map((product) => entry(words, product, origin)),
  });
}

function entry(words: ShopWords, product: FeedProduct, origin: string): string {
  const url = pageUrl(words, origin, productPath(product.handle));
  return [
    '<entry>',
    // Stays the same when the title or handle changes.
    textElement('id', product.id),
    textElement('title', product.title),
    textElement('published', new Date(product.publishedAt).toISOString()),
    textElement('updated', new Date(product.updatedAt).toISOString()),
    atomPageLink(url),
    product.productType && `<category term="${escapeXml(product.productType)}"/>`,
    textElement('summary', productDescription(words, product)),
    `<content type="html">${escapeXml(content(words, product, url))}</content>`,
    '</entry>\n',
  ].join('');
}

/** HTML, escaped again for the feed. */
function content(words: ShopWords, product: FeedProduct, url: string): string {
  const [image] = product.images.nodes;
  const text = `<p>${escapeXml(productDescription(words, product))}</p>`;
  if (!image) return text;
  const {url: src, width, height} = shareRendition(image);
  const alt = escapeXml(altOf(words, image, product.title, 0));
  const picture = `<img src="${escapeXml(src)}" width="${width}" height="${height}" alt="${alt}">`;
  return `<p><a href="${escapeXml(url)}">${picture}</a></p>${text}`;
}
