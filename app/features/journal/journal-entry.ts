import type {JournalEntryFragment} from 'storefrontapi.generated';
import longDate from '#words/long-date';
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

/** Formatted on the server, so that every visitor reads the same day. */
export function toEntry({
  handle,
  title,
  publishedAt,
  image,
  excerpt,
  content,
}: JournalEntryFragment): JournalEntry {
  const date = longDate(new Date(publishedAt));
  return {handle, title, publishedAt, image, date, summary: shorten(excerpt || content)};
}
