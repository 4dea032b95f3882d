import {useSyncExternalStore} from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

/** Opens or closes the side cart panel. */
export function setCartPanelOpen(open: boolean): void {
  isOpen = open;
  for (const listener of listeners) listener();
}

/** Whether the side cart panel is open; never on the server. */
export function useCartPanelOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
