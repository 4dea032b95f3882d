import {createSubscribers} from '~/lib/browser/subscribers';
import type {ShopEvent, ShownVariant} from './events';

export type EventListener = (event: ShopEvent, variant?: ShownVariant) => void;

/** Limits memory use. */
const MAX_QUEUED_EVENTS = 50;

/**
 * The first events of a visit, for listeners that subscribe after the visitor agrees; null once the visitor declines.
 */
let queued: Parameters<EventListener>[] | null = [];
const {subscribe, notify} = createSubscribers<Parameters<EventListener>>();

/** Sends an event to all listeners and queues it in memory for later ones. Browser only. */
export function track(...happened: Parameters<EventListener>): void {
  notify(...happened);
  if (queued && queued.length < MAX_QUEUED_EVENTS) queued.push(happened);
}

/** Subscribes to events: first the queued ones, then each new one. Returns a function that unsubscribes. */
export function listenToEvents(listener: EventListener): () => void {
  queued?.forEach((happened) => listener(...happened));
  return subscribe(listener);
}

/** Clears the queue and stops queueing: the visitor declined, or no analytics are configured. */
export function stopQueueingEvents(): void {
  queued = null;
}
