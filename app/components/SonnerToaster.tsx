import {useEffect, useState} from 'react';
import {createPortal} from 'react-dom';
import {toast as sonner, Toaster} from 'sonner';
import {subscribeToToasts, takeToasts} from '~/components/toast-queue';

const VISIBLE_TOASTS = 3;

/** A live region must exist for a moment before its text, or screen readers miss the first toast. */
const REGION_READY_MS = 120;

/** On a phone toasts are as wide as the header: they must cover neither the cart's count nor a panel's close button. */
const BELOW_HEADER = 'calc(var(--spacing-header) + 0.5rem)';

const CLASS_NAMES = {
  toast: '!gap-3 !rounded-none !border-0 !px-5 !py-4 !font-sans !text-sm !shadow-none',
  success: '!bg-ink !text-white',
  info: '!bg-ink !text-white',
  error: '!bg-danger !text-white',
  title: '!font-semibold',
  description: '!text-balance !text-white/90',
};

/** Shows the queued toasts with sonner. `Toaster` loads it on demand. */
export function SonnerToaster() {
  // Created outside React, since it moves in the document.
  const [layer] = useState(createLayer);

  useEffect(() => {
    moveToTop(layer);
    const dialogs = new MutationObserver(() => moveToTop(layer));
    dialogs.observe(document.body, {subtree: true, attributeFilter: ['open']});
    function showQueued() {
      for (const {notice, kind = 'info'} of takeToasts()) {
        sonner[kind](notice.title, {description: notice.description});
      }
    }
    let unsubscribe = () => {};
    const timer = setTimeout(() => {
      showQueued();
      unsubscribe = subscribeToToasts(showQueued);
    }, REGION_READY_MS);
    return () => {
      clearTimeout(timer);
      unsubscribe();
      dialogs.disconnect();
      layer.remove();
    };
  }, [layer]);

  return createPortal(
    <Toaster
      visibleToasts={VISIBLE_TOASTS}
      // At the bottom they would cover the form's status below its button.
      position="top-center"
      mobileOffset={{top: BELOW_HEADER}}
      toastOptions={{classNames: CLASS_NAMES}}
    />,
    layer,
  );
}

/** Has no size, so it never blocks the page; sonner positions the toasts. */
function createLayer(): HTMLElement {
  const layer = document.createElement('div');
  layer.popover = 'manual';
  layer.className =
    'fixed inset-auto z-30 m-0 size-0 overflow-visible border-0 bg-transparent p-0 text-inherit';
  return layer;
}

/**
 * Moves the toasts into an open modal dialog, since everything outside it is inert, and back when it closes. Calling
 * `showPopover` again puts them on top of the top layer.
 */
function moveToTop(layer: HTMLElement): void {
  const place = findOpenDialog() ?? document.body;
  if (layer.parentElement === place) return;
  place.append(layer);
  // Browsers without popovers show the toasts in place.
  layer.showPopover?.();
}

/** The topmost of nested dialogs. */
function findOpenDialog(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1);
}
