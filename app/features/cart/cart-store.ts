import {readStored, store} from '~/lib/browser/stored';
import {createSubscribers} from '~/lib/browser/subscribers';
import {EMPTY_CART, type Cart} from './cart';
import {parseStoredCart} from './cart-storage-schema';

/** The local storage key (specification, section 1). */
export const CART_STORAGE_KEY = 'shopify-cart';

/** The cart, with the state of this tab. */
export interface CartSnapshot extends Cart {
  /** Whether a checkout is being created. */
  isLoading: boolean;
  /** Whether the stored cart has been read. Until then the cart is empty, as on the server. */
  isReady: boolean;
}

export const INITIAL_SNAPSHOT: CartSnapshot = {...EMPTY_CART, isLoading: false, isReady: false};

export interface CartStore {
  getSnapshot(): CartSnapshot;
  subscribe(listener: () => void): () => void;
  /** Reads the stored cart, changes it and stores it. */
  update(change: (cart: Cart) => Cart): void;
  setLoading(isLoading: boolean): void;
  /** Reads the stored cart, at the start and whenever another tab changes it. */
  read(): void;
}

/** A cart in browser storage. When storage is full or blocked, the cart works in this tab but isn't saved. */
export function createCartStore(): CartStore {
  const {subscribe, notify} = createSubscribers();
  let snapshot = INITIAL_SNAPSHOT;
  // The stored text when this tab last read or wrote it. A different text comes from another tab.
  let lastText: string | null = null;

  function publish(next: CartSnapshot) {
    snapshot = next;
    notify();
  }

  function read() {
    const text = readStoredText();
    // Unchanged: a stored cart must not replace one that couldn't be saved.
    if (snapshot.isReady && text === lastText) return;
    lastText = text;
    const cart = text === null ? EMPTY_CART : parseStoredCart(text);
    publish({...cart, isLoading: snapshot.isLoading, isReady: true});
  }

  function update(change: (cart: Cart) => Cart) {
    if (!snapshot.isReady) read();
    // Another tab may have written before its event arrived here. Its lines must not be overwritten.
    const text = readStoredText();
    const {isLoading, isReady, ...current} = snapshot;
    const cart = change(text !== null && text !== lastText ? parseStoredCart(text) : current);
    store('localStorage', CART_STORAGE_KEY, JSON.stringify(cart));
    lastText = readStoredText();
    publish({...cart, isLoading, isReady});
  }

  return {
    getSnapshot: () => snapshot,
    subscribe,
    update,
    setLoading(isLoading) {
      publish({...snapshot, isLoading});
    },
    read,
  };
}

function readStoredText(): string | null {
  return readStored('localStorage', CART_STORAGE_KEY) ?? null;
}
