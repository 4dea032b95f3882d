import {describe, expect, it} from 'vitest';
import {addLine, EMPTY_CART, removeLine, type CartLineItem} from './cart';
import {CART_STORAGE_KEY, createCartStore} from './cart-store';
import {aCartLine} from '../../../tests/support/app/a-cart-line';

function aStorage(initial: Record<string, string> = {}) {
  const texts = new Map(Object.entries(initial));
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  };
}

const always = (storage: ReturnType<typeof aStorage>) => () => storage;
const numbers = (items: CartLineItem[]) => items.map(({variantId}) => variantId.split('/').at(-1));

describe('the cart store', () => {
  it('is empty and not ready until storage was read', () => {
    const stored = JSON.stringify({items: [aCartLine(1)], cartId: null, checkoutUrl: null});
    const store = createCartStore(always(aStorage({[CART_STORAGE_KEY]: stored})));
    expect(store.getSnapshot()).toMatchObject({items: [], isReady: false});
    store.read();
    expect(store.getSnapshot()).toMatchObject({items: [aCartLine(1)], isReady: true});
  });

  it('keeps what was added before storage was read', () => {
    const stored = JSON.stringify({items: [aCartLine(1)]});
    const store = createCartStore(always(aStorage({[CART_STORAGE_KEY]: stored})));
    store.update((cart) => addLine(cart, aCartLine(2)));
    expect(numbers(store.getSnapshot().items)).toEqual(['1', '2']);
  });

  it('writes every change', () => {
    const storage = aStorage();
    const store = createCartStore(always(storage));
    store.read();
    store.update((cart) => addLine(cart, aCartLine(1)));
    expect(JSON.parse(storage.getItem(CART_STORAGE_KEY) ?? '')).toEqual({
      items: [aCartLine(1)],
      cartId: null,
      checkoutUrl: null,
    });
  });

  it('adds to what another tab stored meanwhile', () => {
    const storage = aStorage({[CART_STORAGE_KEY]: JSON.stringify(EMPTY_CART)});
    const [tab, otherTab] = [createCartStore(always(storage)), createCartStore(always(storage))];
    tab.read();
    otherTab.read();
    otherTab.update((cart) => addLine(cart, aCartLine(1)));
    tab.update((cart) => addLine(cart, aCartLine(2)));
    expect(numbers(tab.getSnapshot().items)).toEqual(['1', '2']);
  });

  it('keeps working in the tab when storage is full', () => {
    const storage = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const store = createCartStore(always(storage));
    store.read();
    store.update((cart) => addLine(cart, aCartLine(1)));
    store.update((cart) => addLine(cart, aCartLine(2)));
    store.update((cart) => removeLine(cart, aCartLine(1).variantId));
    expect(numbers(store.getSnapshot().items)).toEqual(['2']);
  });

  it('keeps working in the tab when accessing storage throws', () => {
    const store = createCartStore(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    store.read();
    store.update((cart) => addLine(cart, aCartLine(1)));
    store.read();
    expect(numbers(store.getSnapshot().items)).toEqual(['1']);
  });
});
