import {localPath} from '~/lib/language/local-path';
import {pageUrls} from '~/lib/language/page-urls';
import {escapeXml, textElement, XML_DECLARATION} from './xml';

/** A page in a sitemap. */
export interface SitemapPage {
  path: string;
  /** When it last changed, in epoch milliseconds; null when unknown. */
  changedAtMs?: number | null;
  /** The URLs of its images, absolute or paths of this site. */
  images?: readonly string[];
}

/** The protocol's limit (https://www.sitemaps.org/protocol.html). A shop with more works needs a sitemap of sitemaps. */
const MAX_ENTRIES = 50_000;

/** Google's limit per page. */
const MAX_IMAGES = 1000;

/** The entry of a page in the language of this build, with its addresses in all of them. */
export function sitemapEntry(origin: string, {path, changedAtMs, images = []}: SitemapPage) {
  const address = (url: string) => escapeXml(new URL(url, origin).href);
  return [
    `<url><loc>${address(localPath(path))}</loc>`,
    changedAtMs ? textElement('lastmod', new Date(changedAtMs).toISOString()) : '',
    ...pageUrls(origin, path).map(
      ({hrefLang, href}) =>
        `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escapeXml(href)}"/>`,
    ),
    ...images
      .slice(0, MAX_IMAGES)
      .map((url) => `<image:image><image:loc>${address(url)}</image:loc></image:image>`),
    '</url>\n',
  ].join('');
}

/** The sitemap in parts: the entries as they load, then `last`, for which room is reserved. */
export async function* sitemap(
  entries: AsyncIterable<string[]>,
  last: () => string[],
): AsyncGenerator<string> {
  let remaining = MAX_ENTRIES - last().length;
  let opening =
    `${XML_DECLARATION}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"` +
    ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' +
    ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n';
  for await (const page of entries) {
    yield opening + page.slice(0, remaining).join('');
    opening = '';
    remaining -= page.length;
    if (remaining <= 0) break;
  }
  yield `${opening}${last().join('')}</urlset>\n`;
}
