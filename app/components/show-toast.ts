import {queueToast, type ToastOptions} from '~/components/toast-queue';
import type {Notice} from '~/lib/notice';

/** Shows a toast for the few seconds that are sonner's default. Of several, three are visible at once. Browser only. */
export function showToast(notice: Notice, options: ToastOptions = {}): void {
  queueToast({notice, ...options});
}
