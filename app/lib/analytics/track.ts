import {createSubscribers} from '~/lib/browser/subscribers';
import type {ShopEvent, ShownVariant} from './events';

type Listener = (event: ShopEvent, variant?: ShownVariant) => void;

/** Limits memory use. */
const MAX_QUEUED_EVENTS = 50;

/**
 * The first events of a visit, for listeners that subscribe after the visitor agrees; null once the visitor declines.
 */
let queued: {event: ShopEvent; variant?: ShownVariant}[] | null = [];
const {subscribe, notify} = createSubscribers<Parameters<Listener>>();

/** Sends an event to all listeners and queues it in memory for later ones. Browser only. */
export function track(event: ShopEvent, variant?: ShownVariant): void {
  notify(event, variant);
  if (queued && queued.length < MAX_QUEUED_EVENTS) queued.push({event, variant});
}

/** Subscribes to events: first the queued ones, then each new one. Returns a function that unsubscribes. */
export function listenToEvents(listener: Listener): () => void {
  queued?.forEach(({event, variant}) => listener(event, variant));
  return subscribe(listener);
}

/** Clears the queue and stops queueing: the visitor declined, or no analytics are configured. */
export function stopQueueingEvents(): void {
  queued = null;
}
