import {useCallback, useEffect, useRef, useState} from 'react';
import {HONEYPOT_FIELD} from '#contracts/honeypot-field';
import {onDemand} from '~/lib/browser/on-demand';
import {clearDraft, draftText, findDraftStorage, saveDraft, type Draft} from './draft';
import type {FinishedImage, ImageQueue, QueuedImage} from './image-queue';

interface DraftOptions {
  findForm: () => HTMLFormElement | null;
  queue: ImageQueue;
  images: readonly QueuedImage[];
  /** During submission the fields are disabled, and cannot be read. */
  isSubmitting: boolean;
  /** The page is the response to a successful post: its draft is obsolete. */
  isSent: boolean;
  /** What the URL filled in. It is no draft until it is changed. */
  prefilled: Readonly<Record<string, string>>;
}

const parserCode = onDemand(() => import('./draft-schema'), 'parseDraft');

/**
 * Stores the form in local storage, so that it survives a reload and a closed tab. The draft is restored after hydration,
 * into fields that are still empty. Call `save` after each change, `clear` once the form is sent.
 */
export function useDraft({findForm, queue, images, isSubmitting, isSent, prefilled}: DraftOptions) {
  const [isRead, setIsRead] = useState(false);
  const [isRestored, setIsRestored] = useState(false);
  const imagesRef = useRef(images);
  imagesRef.current = images;
  const prefilledRef = useRef(prefilled);
  prefilledRef.current = prefilled;

  const save = useCallback(() => {
    const form = findForm();
    // Until the stored draft is read, an empty form must not overwrite it.
    if (!isRead || isSubmitting || !form) return;
    saveDraft(findDraftStorage, {
      fields: readFields(form, prefilledRef.current),
      images: finishedImages(imagesRef.current),
    });
  }, [findForm, isRead, isSubmitting]);

  useEffect(() => {
    if (isSent) clearDraft(findDraftStorage);
    const text = draftText(findDraftStorage);
    if (text === null) return setIsRead(true);
    let isCurrent = true;
    void loadDraft(text).then((draft) => {
      const form = findForm();
      if (!isCurrent || !form) return;
      if (draft) {
        fillIn(form, draft.fields);
        queue.restore(draft.images);
        setIsRestored(true);
      }
      setIsRead(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [findForm, isSent, queue]);

  useEffect(save, [save, images]);

  const clear = useCallback(() => {
    clearDraft(findDraftStorage);
    setIsRestored(false);
  }, []);

  return {save, clear, isRestored};
}

/** Loads the schema only when there is a draft. Null when loading fails or the draft is invalid or old. */
async function loadDraft(text: string): Promise<Draft | null> {
  try {
    const parseDraft = await parserCode.load();
    return parseDraft(text, Date.now());
  } catch {
    return null;
  }
}

function readFields(
  form: HTMLFormElement,
  prefilled: DraftOptions['prefilled'],
): Record<string, string> {
  const texts = [...new FormData(form)].filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' &&
      entry[0] !== HONEYPOT_FIELD &&
      entry[1] !== prefilled[entry[0]],
  );
  return Object.fromEntries(texts);
}

/** Only empty fields are filled: what the visitor typed or the browser restored is kept. */
function fillIn(form: HTMLFormElement, fields: Record<string, string>): void {
  for (const [name, value] of Object.entries(fields)) {
    const control = form.elements.namedItem(name);
    const isFillable =
      control instanceof RadioNodeList ||
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement;
    if (name === HONEYPOT_FIELD || !isFillable || control.value !== '') continue;
    control.value = value;
    if (control instanceof Element) control.dispatchEvent(new Event('input', {bubbles: true}));
  }
}

function finishedImages(images: readonly QueuedImage[]): FinishedImage[] {
  return images.flatMap(({name, size, url}) => (url === null ? [] : [{name, size, url}]));
}
