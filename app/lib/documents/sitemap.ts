import type {ShopWords} from '~/words';
import {localPath, pageUrls} from '~/lib/language/local-path';
import {escapeXml, textElement, XML_DECLARATION} from './xml';

export interface SitemapPage {
  path: string;
  /** When the page last changed, in epoch milliseconds; 0 when unknown. */
  changedAtMs?: number;
  /** The URLs of the page's images: absolute, or paths on this site. */
  images?: readonly string[];
}

/**
 * The sitemap of pages in the request's language. Each page lists its URL in every language
 * (https://www.sitemaps.org/protocol.html).
 */
export function sitemap(words: ShopWords, origin: string, pages: readonly SitemapPage[]): string {
  return [
    XML_DECLARATION,
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
    ' xmlns:xhtml="http://www.w3.org/1999/xhtml"',
    ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n',
    ...pages.map((page) => sitemapEntry(words, origin, page)),
    '</urlset>\n',
  ].join('');
}

function sitemapEntry(
  words: ShopWords,
  origin: string,
  {path, changedAtMs, images = []}: SitemapPage,
): string {
  const address = (url: string) => escapeXml(new URL(url, origin).href);
  return [
    `<url><loc>${address(localPath(words, path))}</loc>`,
    changedAtMs ? textElement('lastmod', new Date(changedAtMs).toISOString()) : '',
    ...pageUrls(origin, path).map(
      ({hrefLang, href}) =>
        `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escapeXml(href)}"/>`,
    ),
    ...images.map((url) => `<image:image><image:loc>${address(url)}</image:loc></image:image>`),
    '</url>\n',
  ].join('');
}
