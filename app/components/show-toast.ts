import {toast} from 'sonner';
import type {Notice} from '~/lib/notice';

export interface ToastOptions {
  kind: 'success' | 'error';
  /** The id of an open dialog's `Toaster`. Without it, the page shows the toast. */
  toasterId?: string;
}

/** Shows a notice in a toast for sonner's default duration. Browser only. */
export function showToast(
  {title, description, detail}: Notice,
  {kind, toasterId}: ToastOptions,
): void {
  const lines = [description, detail].filter(Boolean);
  toast[kind](title, {description: lines.join('\n') || undefined, toasterId});
}
