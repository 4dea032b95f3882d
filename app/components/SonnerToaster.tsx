import {useEffect, useState} from 'react';
import {createPortal} from 'react-dom';
import {toast as sonner, Toaster} from 'sonner';
import {subscribeToToasts, takeToasts} from '~/components/toast-queue';

const VISIBLE_TOASTS = 3;

/** A live region must stand for a moment before words come into it, or screen readers miss the first ones. */
const REGION_READY_MS = 120;

/** On a phone, where they are as wide as the bar: its cart button shows the new count, a panel's its way out. */
const BENEATH_BAR = 'calc(var(--spacing-header) + 0.5rem)';

const CLASS_NAMES = {
  toast: '!gap-3 !rounded-none !border-0 !px-5 !py-4 !font-sans !text-sm !shadow-none',
  success: '!bg-ink !text-white',
  info: '!bg-ink !text-white',
  error: '!bg-danger !text-white',
  title: '!font-semibold',
  description: '!text-balance !text-white/90',
};

/** Draws the queued toasts with sonner. Loaded when needed, by `Toaster`. */
export function SonnerToaster() {
  // Not one of React's own elements: it changes its place in the document.
  const [layer] = useState(createLayer);

  useEffect(() => {
    raise(layer);
    const dialogs = new MutationObserver(() => raise(layer));
    dialogs.observe(document.body, {subtree: true, attributeFilter: ['open']});
    function showWaiting() {
      for (const {notice, kind = 'info'} of takeToasts()) {
        sonner[kind](notice.title, {description: notice.description});
      }
    }
    let unsubscribe = () => {};
    const timer = setTimeout(() => {
      showWaiting();
      unsubscribe = subscribeToToasts(showWaiting);
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
      // At the foot they would hide what they speak of: a form's own words stand beneath its button.
      position="top-center"
      mobileOffset={{top: BENEATH_BAR}}
      toastOptions={{classNames: CLASS_NAMES}}
    />,
    layer,
  );
}

/** Without any size of its own it never lies between the visitor and the page; the toasts place themselves. */
function createLayer(): HTMLElement {
  const layer = document.createElement('div');
  layer.popover = 'manual';
  layer.className =
    'fixed inset-auto z-30 m-0 size-0 overflow-visible border-0 bg-transparent p-0 text-inherit';
  return layer;
}

/**
 * Keeps the toasts in reach. Everything outside an open modal dialog can neither be pressed nor read out, so they move into
 * it and come back when it closes; and what entered the browser's top layer last lies uppermost.
 */
function raise(layer: HTMLElement): void {
  const place = findOpenDialog() ?? document.body;
  if (layer.parentElement === place) return;
  place.append(layer);
  // Browsers without popovers show the toasts where they stand.
  layer.showPopover?.();
}

/** The uppermost of them, should one have opened another. */
function findOpenDialog(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1);
}
