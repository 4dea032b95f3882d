import {useEffect, useRef} from 'react';
import {toast as sonner, Toaster} from 'sonner';
import {subscribeToToasts, takeToasts} from '~/components/toast-queue';

const VISIBLE_TOASTS = 3;

/** A live region must stand for a moment before words come into it, or screen readers miss the first ones. */
const REGION_READY_MS = 120;

const CLASS_NAMES = {
  toast: '!gap-3 !rounded-none !border-0 !px-5 !py-4 !font-sans !text-sm !shadow-none',
  success: '!bg-ink !text-white',
  info: '!bg-ink !text-white',
  error: '!bg-danger !text-white',
  title: '!font-semibold',
  description: '!text-white/90',
};

/** Draws the queued toasts with sonner. Loaded when needed, by `Toaster`. */
export function SonnerToaster() {
  const layerRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    raise(layerRef.current);
    function showWaiting() {
      raise(layerRef.current);
      // The foot of a panel holds its buttons, and one of them is what the toast is about.
      const place = isDialogOpen() ? 'top-center' : undefined;
      for (const {notice, kind = 'info', position = place} of takeToasts()) {
        sonner[kind](notice.title, {description: notice.description, position});
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
    };
  }, []);

  return (
    // Without any size of its own it never lies between the visitor and the page; the toasts place themselves.
    <div
      ref={layerRef}
      {...{popover: 'manual'}}
      className="fixed inset-auto m-0 size-0 overflow-visible border-0 bg-transparent p-0"
    >
      <Toaster visibleToasts={VISIBLE_TOASTS} toastOptions={{classNames: CLASS_NAMES}} />
    </div>
  );
}

/**
 * Brings the toasts above an open dialog. What entered the browser's top layer last lies uppermost, so the layer leaves
 * and enters again; without a dialog it stays, as leaving would make screen readers say its toasts twice.
 */
function raise(layer: HTMLElement | null): void {
  // Browsers without popovers show the toasts as before, beneath dialogs.
  if (!layer?.showPopover) return;
  const isOpen = layer.matches(':popover-open');
  if (isOpen && !isDialogOpen()) return;
  if (isOpen) layer.hidePopover();
  layer.showPopover();
}

function isDialogOpen(): boolean {
  return document.querySelector('dialog:modal') !== null;
}
