import {createSubscribers} from '~/lib/browser/subscribers';
import type {ShopEvent, ShownVariant} from './events';

export type EventListener = (event: ShopEvent, variant?: ShownVariant) => void;

/** Limits memory use while the visitor has not chosen. */
const MAX_QUEUED_EVENTS = 50;

/** Events queued until the visitor chooses; null afterwards. */
let queued: Parameters<EventListener>[] | null = [];
const {subscribe, notify} = createSubscribers<Parameters<EventListener>>();

/**
 * Sends an event to all listeners. Until the visitor has chosen, events are also queued, in memory only. Browser only.
 */
export function track(...happened: Parameters<EventListener>): void {
  notify(...happened);
  if (queued && queued.length < MAX_QUEUED_EVENTS) queued.push(happened);
}

/** Subscribes to events: first the queued ones, then each new one. Returns a function that unsubscribes. */
export function listenToEvents(listener: EventListener): () => void {
  queued?.forEach((happened) => listener(...happened));
  return subscribe(listener);
}

/** Clears the queue and stops queueing: the visitor has chosen, or no consent is needed. */
export function stopQueueingEvents(): void {
  queued = null;
}
