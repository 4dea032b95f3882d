import type {JournalEntryFragment} from 'storefrontapi.generated';
import {shorten} from '~/lib/shorten';
import type {ShopWords} from '~/words';

/** A journal entry, as sent to the browser. */
export interface JournalEntry extends Omit<JournalEntryFragment, 'excerpt' | 'content'> {
  /** The excerpt, or else the start of the text, at the length that search engines show. */
  summary: string;
  /** 'July 8, 2025', in the artist's time zone. */
  date: string;
}

/** Formatted on the server, so that every visitor reads the same day. */
export function toEntry(
  words: ShopWords,
  {excerpt, content, ...entry}: JournalEntryFragment,
): JournalEntry {
  const summary = shorten(excerpt || content);
  return {...entry, summary, date: words.longDate(new Date(entry.publishedAt))};
}
