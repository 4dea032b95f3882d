import {useSyncExternalStore} from 'react';
import {toast} from 'sonner';
import {createSubscribers} from '~/lib/browser/subscribers';

/** The id of the cart panel's own toaster, because everything outside an open dialog is inert. */
export const CART_TOASTER = 'cart';

let isOpen = false;
const {subscribe, notify} = createSubscribers();

/**
 * Dismisses the page's toasts: behind the panel they'd be out of reach, and 'Added to cart' would repeat what it shows.
 */
export function openCartPanel(): void {
  toast.dismiss();
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
