import type {ShopEvent, ShownVariant} from './events';

export type EventListener = (event: ShopEvent, variant?: ShownVariant) => void;

/** What happens while a choice is open for very long is not worth the memory. */
const MOST_HELD = 50;

/** Events that wait for the visitor's choice; null once there is nobody to wait for. */
let held: Parameters<EventListener>[] | null = [];
const listeners = new Set<EventListener>();
const seenViews = new Set<string>();

/** Tells whoever listens that something happened. Until the visitor has chosen it is held, in memory alone. Browser only. */
export function track(...happened: Parameters<EventListener>): void {
  for (const listener of listeners) listener(...happened);
  if (held && held.length < MOST_HELD) held.push(happened);
}

/** Tells of a view once, however often its page is drawn: `view` names the entry of the history and what was seen there. */
export function trackViewOnce(view: string, ...seen: Parameters<EventListener>): void {
  if (seenViews.has(view)) return;
  seenViews.add(view);
  track(...seen);
}

/** Hears what is held and then each event as it happens. Answers the function that ends it. */
export function listenToEvents(listener: EventListener): () => void {
  held?.forEach((happened) => listener(...happened));
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Forgets what is held and holds no more: the visitor has chosen, or nothing is there to choose. */
export function stopHoldingEvents(): void {
  held = null;
}
