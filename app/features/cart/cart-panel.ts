import {useSyncExternalStore} from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

export function openCartPanel(): void {
  publish(true);
}

export function closeCartPanel(): void {
  publish(false);
}

/** Whether the cart panel is open; always false on the server. */
export function useCartPanelOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  );
}

function publish(next: boolean) {
  isOpen = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
