import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';
import {HONEYPOT_FIELD} from '#contracts/fields';
import {clearDraft, findDraft, saveDraft, type DraftImage, type DraftSlot} from './draft';
import {formValuesOf} from './form-result';

interface DraftOptions {
  slot: DraftSlot;
  formRef: RefObject<HTMLFormElement>;
  /** Disabled fields can't be read, and the fields are disabled during submission. */
  isSubmitting: boolean;
  /** The page is the response to a successful post, so its draft is obsolete. */
  isSent: boolean;
  /** Values from the URL. They become a draft only when the visitor changes them. */
  prefilled: Readonly<Record<string, string>>;
  /** The form's uploaded pictures. Every change is saved. */
  images?: DraftImage[];
  onRestore?: (images: DraftImage[]) => void;
}

const NO_IMAGES: DraftImage[] = [];

/**
 * Stores the form in the browser, so that it survives a reload, a step back and a change of language. After hydration,
 * restores the draft into fields that are still empty. Call `save` after each change, and `clear` once the form is
 * sent.
 */
export function useDraft({
  slot,
  formRef,
  isSubmitting,
  isSent,
  prefilled,
  images = NO_IMAGES,
  onRestore,
}: DraftOptions) {
  const [isRead, setIsRead] = useState(false);
  const [isRestored, setIsRestored] = useState(false);
  // Both are often new in a render, which must not save or restore the draft again.
  const latest = useRef({prefilled, onRestore});
  useEffect(() => {
    latest.current = {prefilled, onRestore};
  });

  const save = useCallback(() => {
    // Until the stored draft has been read, an empty form must not overwrite it.
    if (!isRead || isSubmitting || !formRef.current) return;
    const fields = Object.entries(formValuesOf(new FormData(formRef.current))).filter(
      ([name, value]) => name !== HONEYPOT_FIELD && value !== latest.current.prefilled[name],
    );
    saveDraft(slot, {fields: Object.fromEntries(fields), images});
  }, [formRef, images, isRead, isSubmitting, slot]);

  useEffect(() => {
    if (isSent) clearDraft(slot);
    const draft = findDraft(slot);
    if (draft && formRef.current) {
      fillIn(formRef.current, draft.fields);
      latest.current.onRestore?.(draft.images);
      setIsRestored(true);
    }
    setIsRead(true);
  }, [formRef, isSent, slot]);

  useEffect(save, [save]);

  function clear() {
    clearDraft(slot);
    setIsRestored(false);
  }

  return {save, clear, isRestored};
}

/** Fills only empty fields, to keep what the visitor typed or the browser restored. */
function fillIn(form: HTMLFormElement, fields: Record<string, string>): void {
  for (const [name, value] of Object.entries(fields)) {
    const control = form.elements.namedItem(name);
    const isFillable =
      control instanceof RadioNodeList ||
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement;
    if (!isFillable || control.value !== '') continue;
    control.value = value;
    if (control instanceof Element) control.dispatchEvent(new Event('input', {bubbles: true}));
  }
}
