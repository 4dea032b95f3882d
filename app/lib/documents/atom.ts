import type {ShopWords} from '~/words';
import {escapeXml, textElement, XML_DECLARATION} from './xml';

export interface AtomFeed {
  /** The feed's own URL, which is also its id. */
  self: string;
  /** The URL of the page with the same entries. */
  alternate: string;
  title: string;
  subtitle: string;
  author: string;
  /** When the entries changed, as the store writes it. */
  changes: readonly string[];
  /** The time of the last change when there are no entries. */
  nowMs: number;
  /** `<entry>` elements. */
  entries: readonly string[];
}

/** An Atom feed (RFC 4287). */
export function atomFeed(words: ShopWords, feed: AtomFeed): string {
  const changesMs = feed.changes.map((instant) => Date.parse(instant));
  const updatedMs = changesMs.length > 0 ? Math.max(...changesMs) : feed.nowMs;
  return [
    XML_DECLARATION,
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${words.language.locale}">`,
    textElement('id', feed.self),
    textElement('title', feed.title),
    textElement('subtitle', feed.subtitle),
    textElement('updated', new Date(updatedMs).toISOString()),
    `<author>${textElement('name', feed.author)}</author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(feed.self)}"/>`,
    atomPageLink(feed.alternate),
    '\n',
    ...feed.entries,
    '</feed>\n',
  ].join('');
}

/** The link to the page of a feed or of an entry. */
export function atomPageLink(url: string): string {
  return `<link rel="alternate" type="text/html" href="${escapeXml(url)}"/>`;
}
