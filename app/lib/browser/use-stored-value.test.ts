import {afterEach, describe, expect, it, vi} from 'vitest';
import {stubStorage} from '../../../tests/support/app/stub-storage';
import {parseJson} from '../read-json';
import {createStoredValue} from './use-stored-value';

/** The list of a new tab or page. */
const openList = () =>
  createStoredValue('list', (text) => (parseJson(text ?? '[]') ?? []) as readonly number[]);

describe('a stored value', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is empty until it is stored, and then persists', () => {
    const {texts} = stubStorage();
    const list = openList();
    expect(list.read()).toEqual([]);
    list.update((numbers) => [...numbers, 1]);
    expect(list.read()).toEqual([1]);
    expect(texts.get('list')).toBe('[1]');
    expect(openList().read()).toEqual([1]);
    expect(list.empty).toEqual([]);
  });

  it('keeps its identity while it is unchanged, as React expects', () => {
    stubStorage({list: '[1]'});
    const list = openList();
    expect(list.read()).toBe(list.read());
    const changed = [1, 2];
    list.update(() => changed);
    expect(list.read()).toBe(changed);
  });

  it('adds to what another tab has stored in the meantime', () => {
    stubStorage();
    const [tab, otherTab] = [openList(), openList()];
    tab.read();
    otherTab.update((numbers) => [...numbers, 1]);
    tab.update((numbers) => [...numbers, 2]);
    expect(otherTab.read()).toEqual([1, 2]);
  });

  it.each(['storage', 'pageshow'])(
    'notifies its listeners of a change, and of a %s event',
    (type) => {
      const {window} = stubStorage();
      const list = openList();
      const listener = vi.fn();
      const unsubscribe = list.subscribe(listener);
      list.update(() => [1]);
      expect(listener).toHaveBeenCalledTimes(1);
      window.dispatchEvent(new Event(type));
      expect(listener).toHaveBeenCalledTimes(2);
      unsubscribe();
      window.dispatchEvent(new Event(type));
      list.update(() => [2]);
      expect(listener).toHaveBeenCalledTimes(2);
    },
  );

  it.each(['full', 'blocked'] as const)(
    'lasts as long as the page while storage is %s',
    (state) => {
      stubStorage({}, state);
      const list = openList();
      list.update((numbers) => [...numbers, 1]);
      list.update((numbers) => [...numbers, 2]);
      expect(list.read()).toEqual([1, 2]);
      expect(openList().read()).toEqual([]);
    },
  );

  it('follows a change of another tab after storage was full', () => {
    stubStorage({}, 'full');
    const list = openList();
    list.update(() => [1]);
    const {window} = stubStorage({list: '[2]'});
    list.subscribe(vi.fn());
    window.dispatchEvent(Object.assign(new Event('storage'), {key: 'settings'}));
    expect(list.read()).toEqual([1]);
    window.dispatchEvent(Object.assign(new Event('storage'), {key: 'list'}));
    expect(list.read()).toEqual([2]);
  });
});
