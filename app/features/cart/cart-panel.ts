import {useSyncExternalStore} from 'react';
import {createSubscribers} from '~/lib/browser/subscribers';

/** The id of the cart panel's own toaster: outside an open dialog everything is inert. */
export const CART_TOASTER = 'cart';

let isOpen = false;
const {subscribe, notify} = createSubscribers();

export function openCartPanel(): void {
  publish(true);
}

export function closeCartPanel(): void {
  publish(false);
}

export function useCartPanelOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  );
}

function publish(next: boolean) {
  isOpen = next;
  notify();
}
