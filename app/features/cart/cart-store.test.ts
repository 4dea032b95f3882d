import {afterEach, describe, expect, it, vi} from 'vitest';
import {addLine, EMPTY_CART, removeLine, type CartLineItem} from './cart';
import {CART_STORAGE_KEY, createCartStore} from './cart-store';
import {aCartLine} from '../../../tests/support/app/a-cart-line';
import {stubStorage} from '../../../tests/support/app/stub-storage';

afterEach(() => vi.unstubAllGlobals());

const numbers = (items: CartLineItem[]) => items.map(({variantId}) => variantId.split('/').at(-1));

describe('the cart store', () => {
  it('is empty and not ready until storage was read', () => {
    const stored = JSON.stringify({items: [aCartLine(1)], cartId: null, checkoutUrl: null});
    stubStorage({[CART_STORAGE_KEY]: stored});
    const store = createCartStore();
    expect(store.getSnapshot()).toMatchObject({items: [], isReady: false});
    store.read();
    expect(store.getSnapshot()).toMatchObject({items: [aCartLine(1)], isReady: true});
  });

  it('keeps what was added before storage was read', () => {
    const stored = JSON.stringify({items: [aCartLine(1)]});
    stubStorage({[CART_STORAGE_KEY]: stored});
    const store = createCartStore();
    store.update((cart) => addLine(cart, aCartLine(2)));
    expect(numbers(store.getSnapshot().items)).toEqual(['1', '2']);
  });

  it('writes every change', () => {
    const {texts} = stubStorage();
    const store = createCartStore();
    store.read();
    store.update((cart) => addLine(cart, aCartLine(1)));
    expect(JSON.parse(texts.get(CART_STORAGE_KEY) ?? '')).toEqual({
      items: [aCartLine(1)],
      cartId: null,
      checkoutUrl: null,
    });
  });

  it('adds to what another tab stored meanwhile', () => {
    stubStorage({[CART_STORAGE_KEY]: JSON.stringify(EMPTY_CART)});
    const [tab, otherTab] = [createCartStore(), createCartStore()];
    tab.read();
    otherTab.read();
    otherTab.update((cart) => addLine(cart, aCartLine(1)));
    tab.update((cart) => addLine(cart, aCartLine(2)));
    expect(numbers(tab.getSnapshot().items)).toEqual(['1', '2']);
  });

  it('keeps working in the tab when storage is full', () => {
    stubStorage({}, 'full');
    const store = createCartStore();
    store.read();
    store.update((cart) => addLine(cart, aCartLine(1)));
    store.update((cart) => addLine(cart, aCartLine(2)));
    store.update((cart) => removeLine(cart, aCartLine(1).variantId));
    expect(numbers(store.getSnapshot().items)).toEqual(['2']);
  });

  it('keeps working in the tab when accessing storage throws', () => {
    stubStorage({}, 'blocked');
    const store = createCartStore();
    store.read();
    store.update((cart) => addLine(cart, aCartLine(1)));
    store.read();
    expect(numbers(store.getSnapshot().items)).toEqual(['1']);
  });
});
