import type {FinishedImage} from './image-queue';

/** The local storage key: a draft outlives its tab, for thirty days (`draft-schema.ts`). */
export const DRAFT_KEY = 'commission-draft';

/** A form that was filled in and not sent. */
export interface Draft {
  fields: Record<string, string>;
  images: FinishedImage[];
}

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A function, since accessing a forbidden storage throws. */
type FindStorage = () => DraftStorage;

export const findDraftStorage: FindStorage = () => window.localStorage;

/** The stored text, unparsed; null when there is none or storage is forbidden. */
export function draftText(findStorage: FindStorage): string | null {
  try {
    return findStorage().getItem(DRAFT_KEY);
  } catch {
    return null;
  }
}

/** Stores the draft, or removes an empty one. Without storage there is no draft, but the form works. */
export function saveDraft(
  findStorage: FindStorage,
  {fields, images}: Draft,
  nowMs = Date.now(),
): void {
  const filled = Object.entries(fields).filter(([, value]) => value !== '');
  try {
    if (filled.length === 0 && images.length === 0) return findStorage().removeItem(DRAFT_KEY);
    const draft: Draft = {fields: Object.fromEntries(filled), images};
    findStorage().setItem(DRAFT_KEY, JSON.stringify({...draft, savedAtMs: nowMs}));
  } catch {
    // Full or forbidden: the form keeps its text.
  }
}

export function clearDraft(findStorage: FindStorage): void {
  saveDraft(findStorage, {fields: {}, images: []});
}
