import type {SitemapProductFragment} from 'storefrontapi.generated';
import type {Site} from '#contracts/site';
import words from '#words/feeds';
import language from '#words/language';
import {escapeXml, textElement, XML_DECLARATION} from '~/lib/documents/xml';
import {shareRendition} from '~/lib/cdn-image';
import {productDescription} from '~/lib/catalogue/product-description';
import {localPath} from '~/lib/language/local-path';
import {altOf} from '~/lib/catalogue/product-pictures';

/** The number of products in the feed. */
export const FEED_LENGTH = 20;

/** An Atom feed of the newest products (RFC 4287). It has no prices, since feed readers keep old entries. */
export function productsFeed(
  works: SitemapProductFragment[],
  origin: string,
  nowMs: number,
  {artist, tagline}: Site,
): string {
  const changes = works.map(({updatedAt}) => Date.parse(updatedAt));
  const updatedMs = changes.length > 0 ? Math.max(...changes) : nowMs;
  return [
    XML_DECLARATION,
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language.locale}">`,
    textElement('id', new URL(localPath('/feed.xml'), origin).href),
    textElement('title', words.worksBy(artist.name)),
    textElement('subtitle', tagline),
    textElement('updated', new Date(updatedMs).toISOString()),
    `<author>${textElement('name', artist.name)}</author>`,
    link('self', new URL(localPath('/feed.xml'), origin).href, 'application/atom+xml'),
    link('alternate', new URL(localPath('/'), origin).href, 'text/html'),
    '\n',
    ...works.map((work) => entry(work, origin)),
    '</feed>\n',
  ].join('');
}

function entry(work: SitemapProductFragment, origin: string): string {
  const url = new URL(localPath(`/product/${encodeURIComponent(work.handle)}`), origin).href;
  return [
    '<entry>',
    // Stays the same when title or handle change.
    textElement('id', work.id),
    textElement('title', work.title),
    textElement('published', new Date(work.publishedAt).toISOString()),
    textElement('updated', new Date(work.updatedAt).toISOString()),
    link('alternate', url, 'text/html'),
    work.productType && `<category term="${escapeXml(work.productType)}"/>`,
    textElement('summary', productDescription(work)),
    `<content type="html">${escapeXml(content(work, url))}</content>`,
    '</entry>\n',
  ].join('');
}

/** HTML, escaped again in the feed. */
function content(work: SitemapProductFragment, url: string): string {
  const [image] = work.images.nodes;
  const words = `<p>${escapeXml(productDescription(work))}</p>`;
  if (!image) return words;
  const {url: src, width, height} = shareRendition(image);
  const alt = escapeXml(altOf(image, work.title, 0));
  const picture = `<img src="${escapeXml(src)}" width="${width}" height="${height}" alt="${alt}">`;
  return `<p><a href="${escapeXml(url)}">${picture}</a></p>${words}`;
}

function link(rel: string, href: string, type: string): string {
  return `<link rel="${rel}" type="${type}" href="${escapeXml(href)}"/>`;
}
