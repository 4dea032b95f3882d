import {escapeXml, textElement, XML_DECLARATION} from './xml';

/** A page of the site as a sitemap names it. */
export interface SitemapPage {
  path: string;
  /** When it last changed, in epoch milliseconds; null where nobody knows, which is better than a guess. */
  changedAtMs?: number | null;
  /** The addresses of what is to be seen on it, absolute or paths of this site. */
  images?: readonly string[];
}

/** The protocol's limit (https://www.sitemaps.org/protocol.html). A shop with more works needs a sitemap of sitemaps. */
const MOST_ENTRIES = 50_000;

/** Google reads no more of one page. */
const MOST_IMAGES = 1000;

export function sitemapEntry(origin: string, {path, changedAtMs, images = []}: SitemapPage) {
  const address = (url: string) => escapeXml(new URL(url, origin).href);
  return [
    `<url><loc>${address(path)}</loc>`,
    changedAtMs ? textElement('lastmod', new Date(changedAtMs).toISOString()) : '',
    ...images
      .slice(0, MOST_IMAGES)
      .map((url) => `<image:image><image:loc>${address(url)}</image:loc></image:image>`),
    '</url>\n',
  ].join('');
}

/** The whole sitemap, part by part: the entries as they come, then `last`, for which room is always left. */
export async function* sitemap(
  entries: AsyncIterable<string[]>,
  last: () => string[],
): AsyncGenerator<string> {
  let room = MOST_ENTRIES - last().length;
  let opening =
    `${XML_DECLARATION}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"` +
    ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n';
  for await (const page of entries) {
    yield opening + page.slice(0, room).join('');
    opening = '';
    room -= page.length;
    if (room <= 0) break;
  }
  yield `${opening}${last().join('')}</urlset>\n`;
}
