import {useEffect} from 'react';
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

/** Draws the queued toasts with sonner. A default export, as `lazy` asks for one. */
export default function SonnerToaster() {
  useEffect(() => {
    function showWaiting() {
      for (const {notice, kind = 'info', position} of takeToasts()) {
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

  return <Toaster visibleToasts={VISIBLE_TOASTS} toastOptions={{classNames: CLASS_NAMES}} />;
}
