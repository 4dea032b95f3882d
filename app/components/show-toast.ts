import {queueToast, type ToastOptions} from '~/components/toast-queue';
import type {Notice} from '~/lib/notice';

/** Shows a toast for sonner's default duration, at most three at once. Browser only. */
export function showToast(notice: Notice, options: ToastOptions = {}): void {
  queueToast({notice, ...options});
}
