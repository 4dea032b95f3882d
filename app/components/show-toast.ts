import {toast} from 'sonner';
import type {Notice} from '~/lib/notice';

export interface ToastOptions {
  kind?: 'success' | 'error' | 'info';
  /** The id of the `Toaster` of an open dialog; without it the page shows the toast. */
  toasterId?: string;
}

/** Shows a notice in a toast for sonner's default duration. Browser only. */
export function showToast(
  {title, description}: Notice,
  {kind = 'info', toasterId}: ToastOptions = {},
): void {
  toast[kind](title, {description, toasterId});
}
