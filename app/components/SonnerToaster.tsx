import {useEffect, useState, type CSSProperties} from 'react';
import {createPortal} from 'react-dom';
import {toast as sonner, Toaster} from 'sonner';
import {ToastText} from '~/components/ToastText';
import {subscribeToToasts, takeToasts, type QueuedToast} from '~/components/toast-queue';

const VISIBLE_TOASTS = 3;

/** A live region must exist for a moment before its text, or screen readers miss the first toast. */
const REGION_READY_MS = 120;

/** Below the header, at its right end, where the cart button is: they cover no link of the navigation. */
const BESIDE_CART = place({
  top: 'calc(var(--spacing-header) + 0.5rem)',
  right: 'max(var(--spacing-gutter), (100% - var(--container-page)) / 2 + var(--spacing-gutter))',
  width: 'min(23rem, 100% - 2 * var(--spacing-gutter))',
  padding: '1rem 1.25rem',
});

interface Place {
  top: string;
  right: string;
  width: string;
  /** Of a toast. */
  padding: string;
}

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
  const [style, setStyle] = useState(BESIDE_CART);

  useEffect(() => {
    let passing: (string | number)[] = [];
    function follow() {
      const dialog = findOpenDialog();
      if (!moveLayer(layer, dialog ?? document.body)) return;
      setStyle(dialog ? besideCloseButton(dialog) : BESIDE_CART);
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
      // At the bottom they would cover the form's status below its button.
      position="top-center"
      mobileOffset={0}
      style={style}
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

/** Over sonner's own places; inline styles hold at every width of the window. */
function place({padding, ...box}: Place): CSSProperties {
  return {
    ...box,
    left: 'auto',
    transform: 'none',
    ...{'--width': '100%', '--toast-padding': padding},
  };
}

/** In a panel over its title, so that they cover no line of the cart, and not its close button. */
function besideCloseButton({offsetLeft, offsetWidth}: HTMLElement): CSSProperties {
  const rest = document.documentElement.clientWidth - offsetLeft - offsetWidth;
  return place({
    top: '0.25rem',
    right: `calc(${rest}px + 4rem)`,
    width: `min(23rem, ${offsetWidth}px - 4.5rem)`,
    padding: '0.5rem 0.75rem',
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
