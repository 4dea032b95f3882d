import type {JournalEntryFragment} from 'storefrontapi.generated';
import language from '#words/language';
import dates from '#words/dates';
import {shorten} from '~/lib/shorten';

/** An entry of the journal, as sent to the browser. */
export interface JournalEntry extends Pick<
  JournalEntryFragment,
  'handle' | 'title' | 'publishedAt' | 'image'
> {
  /** The excerpt, else the beginning of the text; as long as search engines show. */
  summary: string;
  /** 'July 8, 2025', in the artist's time zone. */
  date: string;
}

const DATE_FORMAT = new Intl.DateTimeFormat(language.locale, {
  dateStyle: 'long',
  timeZone: 'America/Moncton',
});

/** Formatted on the server, so that every visitor reads the same day. */
export function toEntry({
  handle,
  title,
  publishedAt,
  image,
  excerpt,
  content,
}: JournalEntryFragment): JournalEntry {
  const date = dates.printed(DATE_FORMAT.format(new Date(publishedAt)));
  return {handle, title, publishedAt, image, date, summary: shorten(excerpt || content)};
}
