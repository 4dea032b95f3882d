import {EMPTY_CART, type Cart} from './cart';

/** The local storage key; it names the storefront provider (specification, section 1). */
export const CART_STORAGE_KEY = 'shopify-cart';

/** The cart with what is true of this tab alone. */
export interface CartSnapshot extends Cart {
  /** A checkout is being created. */
  isLoading: boolean;
  /** The stored cart was read; until then the cart is empty, as on the server. */
  isReady: boolean;
}

/** What a server, and a browser before it has read its storage, shows. */
export const INITIAL_SNAPSHOT: CartSnapshot = {...EMPTY_CART, isLoading: false, isReady: false};

export interface CartStore {
  getSnapshot(): CartSnapshot;
  subscribe(listener: () => void): () => void;
  /** Changes the cart and stores it; before the stored cart was read, waits for it. */
  update(change: (cart: Cart) => Cart): void;
  setLoading(isLoading: boolean): void;
  /** Reads what is stored now, at the start and whenever another tab changed it. */
  read(): Promise<void>;
}

export type StoredCartParser = (text: string) => Cart;

type CartStorage = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * A cart that mirrors a storage. The parser is loaded only when something is stored, so that a first visit never fetches the
 * schema. A storage that refuses (full, or forbidden, when even reaching for it throws) costs the persistence, not the cart.
 */
export function createCartStore(
  findStorage: () => CartStorage,
  loadParser: () => Promise<StoredCartParser>,
): CartStore {
  const listeners = new Set<() => void>();
  let snapshot = INITIAL_SNAPSHOT;
  let parser: StoredCartParser | null = null;
  let waiting: ((cart: Cart) => Cart)[] = [];
  // What storage held when this tab last read or wrote it; another text means another tab was here.
  let seenText: string | null = null;

  function publish(next: CartSnapshot) {
    snapshot = next;
    for (const listener of listeners) listener();
  }

  function apply(change: (cart: Cart) => Cart) {
    // Another tab may have stored since its event was heard here; its lines must not be overwritten.
    const text = storedText(findStorage);
    const {items, cartId, checkoutUrl} = snapshot;
    const newer = text !== null && text !== seenText ? parser?.(text) : undefined;
    const cart = change(newer ?? {items, cartId, checkoutUrl});
    store(findStorage, cart);
    seenText = storedText(findStorage);
    publish({...snapshot, ...cart});
  }

  async function read() {
    if (storedText(findStorage) !== null && !parser) {
      parser = await loadParser().catch(() => null);
      // The schema did not arrive: what is stored stays as it is, and the next change tries again.
      if (!parser) return;
    }
    const text = storedText(findStorage);
    // Nothing new: a cart that storage refused to take must not be lost to it.
    if (snapshot.isReady && text === seenText) return;
    seenText = text;
    const cart = text !== null && parser ? parser(text) : EMPTY_CART;
    publish({...snapshot, ...cart, isReady: true});
    const changes = waiting;
    waiting = [];
    changes.forEach(apply);
  }

  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    update(change) {
      if (snapshot.isReady) return apply(change);
      waiting.push(change);
      void read();
    },
    setLoading(isLoading) {
      publish({...snapshot, isLoading});
    },
    read,
  };
}

function storedText(findStorage: () => CartStorage): string | null {
  try {
    return findStorage().getItem(CART_STORAGE_KEY);
  } catch {
    return null;
  }
}

function store(findStorage: () => CartStorage, cart: Cart) {
  try {
    findStorage().setItem(CART_STORAGE_KEY, JSON.stringify(cart));
  } catch {
    // A full or forbidden storage: the cart lives on in this tab.
  }
}
