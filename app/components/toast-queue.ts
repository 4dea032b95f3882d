import {createSubscribers} from '~/lib/browser/subscribers';
import type {Notice} from '~/lib/notice';

export interface ToastOptions {
  kind?: 'success' | 'error' | 'info';
  /** The URL of a picture beside the text, which says what it shows. */
  picture?: string;
  /** A line below the text. */
  detail?: string;
  /** A button below the text. The toast goes when a dialog opens, which it must not cover. */
  action?: {label: string; onPress: () => void};
}

export type QueuedToast = ToastOptions & {notice: Notice};

let queue: QueuedToast[] = [];
const subscribers = createSubscribers();

/** Queues a toast. The toaster may not have loaded yet. */
export function queueToast(toast: QueuedToast): void {
  queue = [...queue, toast];
  subscribers.notify();
}

/** Returns all queued toasts and empties the queue. */
export function takeToasts(): QueuedToast[] {
  const taken = queue;
  queue = [];
  return taken;
}

/** Whether a toast is queued. */
export function hasToasts(): boolean {
  return queue.length > 0;
}

/** Calls back after each queued toast; returns a function that unsubscribes. */
export const subscribeToToasts = subscribers.subscribe;
