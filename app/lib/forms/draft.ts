import {isRecord, parseJson} from '~/lib/read-json';

/** A form that was filled in and not sent. */
export interface Draft {
  fields: Record<string, string>;
  /** The pictures that are uploaded already. */
  images: readonly DraftImage[];
}

export interface DraftImage {
  name: string;
  /** In bytes; null when unknown. */
  size: number | null;
  url: string;
}

/** Where a form keeps its draft. */
export interface DraftPlace {
  key: string;
  /** A function, since accessing a forbidden storage throws. */
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/** The draft of a commission outlives its tab. */
export const COMMISSION_DRAFT: DraftPlace = {
  key: 'commission-draft',
  storage: () => window.localStorage,
};

export const MESSAGE_DRAFT: DraftPlace = {
  key: 'message-draft',
  storage: () => window.sessionStorage,
};

/** How long a draft is kept after it was last changed. */
const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/** The stored draft, unparsed; null when there is none, when it is too old, or when storage is forbidden. */
export function findDraft({key, storage}: DraftPlace, nowMs = Date.now()): unknown {
  try {
    const draft = parseJson(storage().getItem(key) ?? '');
    return isRecord(draft) && nowMs - Number(draft.savedAtMs) < LIFETIME_MS ? draft : null;
  } catch {
    return null;
  }
}

/** Stores the draft, or removes an empty one. Without storage there is no draft, but the form works. */
export function saveDraft(
  {key, storage}: DraftPlace,
  {fields, images}: Draft,
  nowMs = Date.now(),
): void {
  const filled = Object.entries(fields).filter(([, value]) => value !== '');
  try {
    if (filled.length === 0 && images.length === 0) return storage().removeItem(key);
    const draft: Draft = {fields: Object.fromEntries(filled), images};
    storage().setItem(key, JSON.stringify({...draft, savedAtMs: nowMs}));
  } catch {
    // Full or forbidden: the form keeps its text.
  }
}

export function clearDraft(place: DraftPlace): void {
  saveDraft(place, {fields: {}, images: []});
}

/** Removes a draft that is too old, also where its form is not opened again. */
export function dropOldDraft(place: DraftPlace, nowMs = Date.now()): void {
  if (findDraft(place, nowMs) === null) clearDraft(place);
}
