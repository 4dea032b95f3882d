import * as z from 'zod/mini';
import {readStored, store} from '~/lib/browser/stored';
import {parseJson} from '~/lib/read-json';

// Lazy, because every page looks for an old draft, and few find one.
const draftSchema = z.lazy(() =>
  z.object({
    /** Epoch milliseconds of the last change. */
    savedAtMs: z.number(),
    fields: z.record(z.string(), z.string()),
    /** The uploaded pictures. Their size is in bytes; null when unknown. */
    images: z.array(z.object({name: z.string(), size: z.nullable(z.number()), url: z.url()})),
  }),
);

/** A form that the visitor filled in but hasn't sent. */
export type Draft = Omit<z.infer<typeof draftSchema>, 'savedAtMs'>;
export type DraftImage = Draft['images'][number];

/** The storage and key of a form's draft. A commission's draft outlives its tab. */
export const COMMISSION_DRAFT = {key: 'commission-draft', storage: 'localStorage'} as const;
export const MESSAGE_DRAFT = {key: 'message-draft', storage: 'sessionStorage'} as const;
export type DraftSlot = typeof COMMISSION_DRAFT | typeof MESSAGE_DRAFT;

/** How long a draft is kept after its last change. */
const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/** The bucket deletes unused images after two days, so older ones aren't restored. */
const IMAGE_LIFETIME_MS = 24 * 60 * 60 * 1000;
const STORED_AT_MS = /\/(\d{13})-[^/]*$/;

/** The stored draft; null when there's none, when it's invalid or too old, or when storage is blocked. */
export function findDraft({key, storage}: DraftSlot, nowMs = Date.now()): Draft | null {
  const text = readStored(storage, key);
  if (!text) return null;
  const draft = draftSchema.safeParse(parseJson(text)).data;
  if (!draft || nowMs - draft.savedAtMs >= LIFETIME_MS) return null;
  const images = draft.images.filter(
    ({url}) => nowMs - Number(STORED_AT_MS.exec(url)?.[1]) < IMAGE_LIFETIME_MS,
  );
  return {fields: draft.fields, images};
}

/** Stores the draft, or removes it when it's empty. Without storage there's no draft, but the form works. */
export function saveDraft(
  {key, storage}: DraftSlot,
  {fields, images}: Draft,
  nowMs = Date.now(),
): void {
  const filled = Object.entries(fields).filter(([, value]) => value !== '');
  const isEmpty = filled.length === 0 && images.length === 0;
  const draft = {fields: Object.fromEntries(filled), images, savedAtMs: nowMs};
  store(storage, key, isEmpty ? null : JSON.stringify(draft));
}

export function clearDraft(slot: DraftSlot): void {
  saveDraft(slot, {fields: {}, images: []});
}

/** Removes a draft that is too old, even if the visitor never opens its form again. */
export function dropOldDraft(slot: DraftSlot, nowMs = Date.now()): void {
  if (findDraft(slot, nowMs) === null) clearDraft(slot);
}
