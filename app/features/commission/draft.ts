import type {FinishedImage} from './image-queue';

/** The key in session storage: a draft ends with its tab. */
export const DRAFT_KEY = 'commission-draft';

/** What a visitor has filled in and not sent yet. */
export interface Draft {
  fields: Record<string, string>;
  images: FinishedImage[];
}

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Reaching for the storage throws where a browser forbids it, so it is handed over as a way to find it. */
type FindStorage = () => DraftStorage;

export const findDraftStorage: FindStorage = () => window.sessionStorage;

/** What is stored, unread and unchecked; null when there is nothing or storage is forbidden. */
export function draftText(findStorage: FindStorage): string | null {
  try {
    return findStorage().getItem(DRAFT_KEY);
  } catch {
    return null;
  }
}

/** Keeps the draft, or forgets it when there is nothing in it. A storage that refuses costs the draft, not the form. */
export function saveDraft(findStorage: FindStorage, {fields, images}: Draft): void {
  const filled = Object.entries(fields).filter(([, value]) => value !== '');
  try {
    if (filled.length === 0 && images.length === 0) return findStorage().removeItem(DRAFT_KEY);
    const draft: Draft = {fields: Object.fromEntries(filled), images};
    findStorage().setItem(DRAFT_KEY, JSON.stringify(draft));
  } catch {
    // Full or forbidden: the text stands in the form all the same.
  }
}

export function clearDraft(findStorage: FindStorage): void {
  saveDraft(findStorage, {fields: {}, images: []});
}
