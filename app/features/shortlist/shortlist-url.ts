import {LIMITS} from '#contracts/limits';
import {parseJson} from '~/lib/read-json';
import {beginning} from '~/lib/shorten';
import {contactUrl} from '~/shop/forms/contact-url';
import {validShortlist, type Shortlist} from '~/shop/shortlist/shortlist';
import type {ShopWords} from '~/words';
import type {ShortlistWork} from './load-shortlist';

/** The parameter with the works. */
const WORKS = 'works';

/** The URL of a shared list. Its notes are in the fragment, which browsers never send to a server. */
export function sharedShortlistUrl(list: Shortlist): string {
  const works = `/shortlist?${WORKS}=${list.map(({id}) => id).join(',')}`;
  const notes = list.map(({note}) => note);
  const hasNotes = notes.some((note) => note !== '');
  return hasNotes ? `${works}#${encodeURIComponent(JSON.stringify(notes))}` : works;
}

/** The works in a query string, without notes; null when it names no list. */
export function readWorks(search: string): Shortlist | null {
  const works = new URLSearchParams(search).get(WORKS);
  return works === null ? null : validShortlist(works.split(',').map((id) => ({id})));
}

/** The list with the notes from the fragment, without unreadable ones. */
export function withNotes(list: Shortlist, fragment: string): Shortlist {
  const notes = parseJson(decode(fragment));
  if (!Array.isArray(notes)) return list;
  return validShortlist(list.map(({id}, index) => ({id, note: notes[index] as unknown})));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/**
 * The URL of the contact form with the works and notes in its message, cut to the form's limit. A message with notes is
 * in the fragment.
 */
export function shortlistEnquiryUrl(
  words: ShopWords,
  list: Shortlist,
  works: readonly Pick<ShortlistWork, 'id' | 'title'>[],
): string {
  const lines = list.flatMap(({id, note}) => {
    const work = works.find((candidate) => candidate.id === id);
    return work ? [words.shortlist.letter.line(work.title, note)] : [];
  });
  const letter = [words.shortlist.letter.beginning, ...lines, ''].join('\n');
  const message = beginning(letter, LIMITS.contactMessage);
  const subject = words.shortlist.letter.subject(lines.length);
  const hasNotes = list.some(({note}) => note !== '');
  return hasNotes
    ? `${contactUrl(subject)}#${new URLSearchParams({message})}`
    : contactUrl(subject, {message});
}
