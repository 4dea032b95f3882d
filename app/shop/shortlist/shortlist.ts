import {isRecord, parseJson} from '~/lib/read-json';

/** A work that a visitor keeps, and what they wrote about it. */
export interface SavedWork {
  /** The number at the end of Shopify's product id. */
  id: string;
  note: string;
}

export type Shortlist = readonly SavedWork[];

/** The most that a link can hold, and the storefront returns at once. */
export const MAX_SAVED_WORKS = 30;
export const NOTE_LENGTH = 140;

const ID = /^\d{1,20}$/;

/** Adds a work at the end, once; a full list stays as it is. */
export function keep(list: Shortlist, id: string): Shortlist {
  const isKept = list.some((kept) => kept.id === id);
  return isKept || isFull(list) ? list : [...list, {id, note: ''}];
}

/** Whether no further work can be added. */
export function isFull(list: Shortlist): boolean {
  return list.length >= MAX_SAVED_WORKS;
}

/** Adds a work that is not on the list, removes one that is. */
export function toggle(list: Shortlist, id: string): Shortlist {
  const without = remove(list, id);
  return without.length < list.length ? without : keep(list, id);
}

/** Adds the works of another list with their notes; a work that is there keeps its own. */
export function keepAll(list: Shortlist, others: Shortlist): Shortlist {
  return validShortlist([...list, ...others]);
}

export function remove(list: Shortlist, id: string): Shortlist {
  return list.filter((kept) => kept.id !== id);
}

export function setNote(list: Shortlist, id: string, note: string): Shortlist {
  return list.map((kept) => (kept.id === id ? {id, note: note.slice(0, NOTE_LENGTH)} : kept));
}

/** The list in a text of the storage; what cannot be read is left out. */
export function parseShortlist(text: string | null): Shortlist {
  const stored = parseJson(text ?? '');
  return validShortlist(Array.isArray(stored) ? stored : []);
}

/** The valid entries, each work once. */
export function validShortlist(entries: readonly unknown[]): Shortlist {
  let list: Shortlist = [];
  for (const entry of entries) {
    if (!isRecord(entry) || typeof entry.id !== 'string' || !ID.test(entry.id)) continue;
    const note = typeof entry.note === 'string' ? entry.note : '';
    const longer = keep(list, entry.id);
    if (longer !== list) list = setNote(longer, entry.id, note);
  }
  return list;
}
