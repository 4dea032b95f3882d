import {useCallback, useEffect, useRef, useState} from 'react';
import {HONEYPOT_FIELD} from '#contracts/honeypot-field';
import {onDemand} from '~/lib/browser/on-demand';
import {clearDraft, draftText, findDraftStorage, saveDraft, type Draft} from './draft';
import type {FinishedImage, ImageQueue, QueuedImage} from './image-queue';

interface DraftOptions {
  findForm: () => HTMLFormElement | null;
  queue: ImageQueue;
  images: readonly QueuedImage[];
  /** While a form is sent its fields are disabled, and cannot be read. */
  isSubmitting: boolean;
  /** The page answers a request that was taken: what is stored was in it. */
  isSent: boolean;
}

const parserCode = onDemand(() => import('./draft-schema'), 'parseDraft');

/**
 * Keeps what is filled in through a reload. What is stored comes back once the page is there, into fields that are still
 * empty; `save` after each change of a field, `clear` once the form is sent.
 */
export function useDraft({findForm, queue, images, isSubmitting, isSent}: DraftOptions) {
  const [isRead, setIsRead] = useState(false);
  const [isRestored, setIsRestored] = useState(false);
  const imagesRef = useRef(images);
  imagesRef.current = images;

  const save = useCallback(() => {
    const form = findForm();
    // Before it was read, the stored draft is worth more than an empty form.
    if (!isRead || isSubmitting || !form) return;
    saveDraft(findDraftStorage, {
      fields: readFields(form),
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

/** The schema arrives only when there is something to check. Null when it does not, or finds nothing that can be read. */
async function loadDraft(text: string): Promise<Draft | null> {
  try {
    const parseDraft = await parserCode.load();
    return parseDraft(text, Date.now());
  } catch {
    return null;
  }
}

function readFields(form: HTMLFormElement): Record<string, string> {
  const texts = [...new FormData(form)].filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && entry[0] !== HONEYPOT_FIELD,
  );
  return Object.fromEntries(texts);
}

/** What the visitor has typed since stays, and so does what the browser brought back by itself. */
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
