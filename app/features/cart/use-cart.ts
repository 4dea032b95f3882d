import {useEffect, useSyncExternalStore} from 'react';
import {createCartStore, CART_STORAGE_KEY, INITIAL_SNAPSHOT, type CartStore} from './cart-store';

let browserStore: CartStore | null = null;

/** The cart store of this tab. Browser only, because a server has no storage. */
export function cartStore(): CartStore {
  browserStore ??= createCartStore();
  return browserStore;
}

/** The current cart. Empty and not ready on the server, and until the stored cart has been read. */
export function useCart() {
  return useSyncExternalStore(
    (listener) => cartStore().subscribe(listener),
    () => cartStore().getSnapshot(),
    () => INITIAL_SNAPSHOT,
  );
}

/** Reads the stored cart after hydration and updates it when another tab changes it. Used only in the cart panel. */
export function useStoredCart() {
  useEffect(() => {
    const store = cartStore();
    store.read();

    function followOtherTab(event: StorageEvent) {
      // A null key means that the other tab cleared the whole storage.
      if (event.key === CART_STORAGE_KEY || event.key === null) store.read();
    }
    function onPageShow(event: PageTransitionEvent) {
      if (!event.persisted) return;
      store.setLoading(false);
      store.read();
    }
    window.addEventListener('storage', followOtherTab);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('storage', followOtherTab);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, []);
}
