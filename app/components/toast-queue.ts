import type {Notice} from '~/lib/notice';

export interface ToastOptions {
  kind?: 'success' | 'error' | 'info';
}

export type QueuedToast = ToastOptions & {notice: Notice};

let waiting: QueuedToast[] = [];
const listeners = new Set<() => void>();

/** Puts a toast in line. The drawer may not have been loaded yet; what waits is kept for it. */
export function queueToast(toast: QueuedToast): void {
  waiting = [...waiting, toast];
  for (const listener of listeners) listener();
}

/** Everything that waits, which from then on no longer does. */
export function takeToasts(): QueuedToast[] {
  const taken = waiting;
  waiting = [];
  return taken;
}

/** Whether any toast waits. */
export function hasToasts(): boolean {
  return waiting.length > 0;
}

/** Calls back after each queued toast; the answer ends it. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
