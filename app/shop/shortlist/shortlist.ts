import {isRecord, parseJson} from '~/lib/read-json';
import {localPath} from '~/lib/language/local-path';
import {numberOf} from '~/lib/shopify-id';
import {beginning} from '~/lib/shorten';
import type {ShopWords} from '~/words';

/** A saved work with the visitor's note. */
export interface SavedWork {
  /** The number at the end of Shopify's product id. */
  id: string;
  note: string;
}

export type Shortlist = readonly SavedWork[];

/** The most works that fit in a link and that the storefront returns at once. */
export const MAX_SAVED_WORKS = 30;
export const NOTE_LENGTH = 140;

const ID = /^\d{1,20}$/;

/** Adds a work at the end, once; a full list stays as it is. */
function keep(list: Shortlist, id: string, note = ''): Shortlist {
  const isKept = list.some((kept) => kept.id === id);
  return isKept || isFull(list) ? list : [...list, savedWork(id, note)];
}

function savedWork(id: string, note: string): SavedWork {
  return {id, note: beginning(note, NOTE_LENGTH)};
}

export function isFull(list: Shortlist): boolean {
  return list.length >= MAX_SAVED_WORKS;
}

/** Adds a work, or removes it if it is on the list. */
export function toggle(list: Shortlist, id: string): Shortlist {
  const without = remove(list, id);
  return without.length < list.length ? without : keep(list, id);
}

/** Adds the works of another list with their notes; a work already on the list keeps its own note. */
export function keepAll(list: Shortlist, others: Shortlist): Shortlist {
  return validShortlist([...list, ...others]);
}

export function remove(list: Shortlist, id: string): Shortlist {
  return list.filter((kept) => kept.id !== id);
}

export function setNote(list: Shortlist, id: string, note: string): Shortlist {
  return list.map((kept) => (kept.id === id ? savedWork(id, note) : kept));
}

/** The list from stored text, without unreadable entries. */
export function parseShortlist(text: string | null): Shortlist {
  const stored = parseJson(text ?? '');
  return validShortlist(Array.isArray(stored) ? stored : []);
}

/** The valid entries, each work once. */
export function validShortlist(entries: readonly unknown[]): Shortlist {
  let list: Shortlist = [];
  for (const entry of entries) {
    if (!isRecord(entry) || typeof entry.id !== 'string' || !ID.test(entry.id)) continue;
    list = keep(list, entry.id, typeof entry.note === 'string' ? entry.note : '');
  }
  return list;
}

/** The URL that saves a product, by its Shopify id, for a plain link. */
export function saveToShortlistUrl(words: ShopWords, gid: string): string {
  return localPath(words, `/shortlist?keep=${numberOf(gid)}`);
}
