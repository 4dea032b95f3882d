import {SITE} from '#contracts/site';
import {escapeXml, textElement, XML_DECLARATION} from '~/lib/documents/xml';
import {pageUrl} from '~/lib/language/local-path';
import type {ShopWords} from '~/words';
import {entryPath} from './journal-entry';
import type {JournalArticle} from './queries';

export const JOURNAL_FEED_LENGTH = 20;

/** An Atom feed of the newest articles with their full text (RFC 4287). */
export function journalFeed(
  words: ShopWords,
  articles: JournalArticle[],
  origin: string,
  nowMs: number,
): string {
  const self = pageUrl(words, origin, '/journal.xml');
  const updatedMs = Math.max(...articles.map(({publishedAt}) => Date.parse(publishedAt)));
  return [
    XML_DECLARATION,
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${words.language.locale}">`,
    textElement('id', self),
    textElement('title', words.journal.feedTitle(SITE.artist.name)),
    textElement('subtitle', words.journal.introduction),
    textElement('updated', new Date(articles.length > 0 ? updatedMs : nowMs).toISOString()),
    `<author>${textElement('name', SITE.artist.name)}</author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>`,
    link(pageUrl(words, origin, '/journal')),
    '\n',
    ...articles.map((article) => entry(words, article, origin)),
    '</feed>\n',
  ].join('');
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
    link(url),
    textElement('summary', summary),
    // HTML, escaped again for the feed. Relative URLs resolve to this site.
    `<content type="html" xml:base="${escapeXml(origin)}/">${escapeXml(html)}</content>`,
    '</entry>\n',
  ].join('');
}

function link(href: string): string {
  return `<link rel="alternate" type="text/html" href="${escapeXml(href)}"/>`;
}
