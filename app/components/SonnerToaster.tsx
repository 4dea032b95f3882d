import {useEffect, useState, type CSSProperties} from 'react';
import {createPortal} from 'react-dom';
import {toast as sonner, Toaster} from 'sonner';
import {ToastText} from '~/components/ToastText';
import {BESIDE_CART, besideCloseButton, placeFailure} from '~/components/toast-place';
import {subscribeToToasts, takeToasts, type QueuedToast} from '~/components/toast-queue';

const VISIBLE_TOASTS = 3;

/** A live region must exist for a moment before its text, or screen readers miss the first toast. */
const REGION_READY_MS = 120;

const COLOURS = {
  success: 'var(--color-ink)',
  info: 'var(--color-ink)',
  error: 'var(--color-danger)',
} as const;

const TOAST_STYLE: CSSProperties = {
  gap: '0.75rem',
  padding: 'var(--toast-padding)',
  border: 0,
  borderRadius: 0,
  boxShadow: 'none',
  color: 'var(--color-white)',
  fontFamily: 'var(--font-sans)',
  fontSize: 'var(--text-sm)',
};

const CLASS_NAMES = {title: '!font-semibold', description: '!text-white/90'};

/** Shows the queued toasts with sonner. `Toaster` loads it on demand. */
export function SonnerToaster() {
  // Created outside React, since it moves in the document.
  const [layer] = useState(createLayer);
  const [place, setPlace] = useState(BESIDE_CART);

  useEffect(() => {
    let passing: (string | number)[] = [];
    function follow() {
      const dialog = findOpenDialog();
      if (!moveLayer(layer, dialog ?? document.body)) return;
      setPlace(dialog ? besideCloseButton(dialog) : BESIDE_CART);
      if (!dialog) return;
      passing.forEach((id) => sonner.dismiss(id));
      passing = [];
    }
    follow();
    const dialogs = new MutationObserver(follow);
    dialogs.observe(document.body, {subtree: true, attributeFilter: ['open']});
    function showQueued() {
      for (const toast of takeToasts()) {
        // It came after the dialog that its button opens.
        if (toast.action && findOpenDialog()) continue;
        if (!findOpenDialog()) setPlace(toast.kind === 'error' ? placeFailure() : BESIDE_CART);
        const id = show(toast);
        if (toast.action) passing.push(id);
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
      mobileOffset={0}
      {...place}
      toastOptions={{classNames: CLASS_NAMES}}
    />,
    layer,
  );
}

function show(toast: QueuedToast): string | number {
  const {notice, kind = 'info', picture} = toast;
  return sonner[kind](notice.title, {
    description: <ToastText toast={toast} />,
    style: {...TOAST_STYLE, background: COLOURS[kind]},
    ...(picture && {
      icon: <img src={picture} alt="" className="size-14 object-contain" />,
      classNames: {icon: '!m-0 !size-14'},
    }),
  });
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
 * `showPopover` again puts them on top of the top layer. False when they are there already.
 */
function moveLayer(layer: HTMLElement, parent: HTMLElement): boolean {
  if (layer.parentElement === parent) return false;
  parent.append(layer);
  // Browsers without popovers show the toasts in place.
  layer.showPopover?.();
  return true;
}

/** The topmost of nested dialogs. */
function findOpenDialog(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1);
}
