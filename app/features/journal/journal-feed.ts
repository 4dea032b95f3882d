import {SITE} from '#contracts/site';
import {atomFeed, atomPageLink} from '~/lib/documents/atom';
import {escapeXml, textElement} from '~/lib/documents/xml';
import {pageUrl} from '~/lib/language/local-path';
import type {ShopWords} from '~/words';
import {entryPath} from '~/shop/paths';
import type {JournalArticle} from './load-journal';

/** An Atom feed of the newest articles with their full text (RFC 4287). */
export function journalFeed(
  words: ShopWords,
  articles: JournalArticle[],
  origin: string,
  nowMs: number,
): string {
  return atomFeed(words, {
    self: pageUrl(words, origin, '/journal.xml'),
    alternate: pageUrl(words, origin, '/journal'),
    title: words.journal.feedTitle(SITE.artist.name),
    subtitle: words.journal.introduction,
    author: SITE.artist.name,
    changes: articles.map(({publishedAt}) => publishedAt),
    nowMs,
    entries: articles.map((article) => entry(words, article, origin)),
  });
}

function entry(
  words: ShopWords,
  {handle, title, publishedAt, summary, html}: JournalArticle,
  origin: string,
) {
  const url = pageUrl(words, origin, entryPath(handle));
  const instant = new Date(publishedAt).toISOString();
  return [
    '<entry>',
    textElement('id', url),
    textElement('title', title),
    textElement('published', instant),
    textElement('updated', instant),
    atomPageLink(url),
    textElement('summary', summary),
    // HTML, escaped again for the feed. Relative URLs resolve to this site.
    `<content type="html" xml:base="${escapeXml(origin)}/">${escapeXml(html)}</content>`,
    '</entry>\n',
  ].join('');
}
