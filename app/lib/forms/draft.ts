import * as z from 'zod/mini';
import {parseJson} from '~/lib/read-json';

const draftSchema = z.object({
  /** Epoch milliseconds of the last change. */
  savedAtMs: z.number(),
  fields: z.record(z.string(), z.string()),
  /** The pictures that are uploaded already. Their size is in bytes; null when unknown. */
  images: z.array(z.object({name: z.string(), size: z.nullable(z.number()), url: z.url()})),
});

/** A form that was filled in and not sent. */
export type Draft = Omit<z.infer<typeof draftSchema>, 'savedAtMs'>;
export type DraftImage = Draft['images'][number];

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

/** Unused images are deleted from the bucket after two days; older ones are not restored. */
const IMAGE_LIFETIME_MS = 24 * 60 * 60 * 1000;
const STORED_AT_MS = /\/(\d{13})-[^/]*$/;

/** The stored draft; null when there is none, when it is invalid or too old, or when storage is forbidden. */
export function findDraft({key, storage}: DraftPlace, nowMs = Date.now()): Draft | null {
  try {
    const draft = draftSchema.safeParse(parseJson(storage().getItem(key) ?? '')).data;
    if (!draft || nowMs - draft.savedAtMs >= LIFETIME_MS) return null;
    const images = draft.images.filter(
      ({url}) => nowMs - Number(STORED_AT_MS.exec(url)?.[1]) < IMAGE_LIFETIME_MS,
    );
    return {fields: draft.fields, images};
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
    const draft = {fields: Object.fromEntries(filled), images, savedAtMs: nowMs};
    storage().setItem(key, JSON.stringify(draft));
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
