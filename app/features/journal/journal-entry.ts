import type {JournalEntryFragment} from 'storefrontapi.generated';
import {findTextLanguage} from '~/lib/language/untranslated';
import {shorten} from '~/lib/shorten';
import type {ShopWords} from '~/words';

/** A journal entry, as sent to the browser. */
export interface JournalEntry extends Omit<JournalEntryFragment, 'excerpt' | 'content'> {
  /** The language of the title or of the summary, if it isn't the page's. */
  titleLang: string | undefined;
  summaryLang: string | undefined;
  /** The excerpt, or else the start of the text, at the length that search engines show. */
  summary: string;
  /** 'July 8, 2025', in the artist's time zone. */
  date: string;
}

/** Formatted on the server, so that every visitor reads the same day. */
export function toEntry(words: ShopWords, stored: JournalEntryFragment): JournalEntry {
  const {excerpt, content, ...entry} = stored;
  return {
    ...entry,
    titleLang: findTextLanguage(stored, 'title'),
    summary: shorten(excerpt || content),
    summaryLang: findTextLanguage(stored, excerpt ? 'excerpt' : 'content'),
    date: words.longDate(new Date(entry.publishedAt)),
  };
}
