import {expect, it, vi} from 'vitest';
import {createSubscribers} from './subscribers';

it('calls every subscriber with what it was notified of, until it unsubscribes', () => {
  const {subscribe, notify} = createSubscribers<[string]>();
  const [first, second] = [vi.fn(), vi.fn()];
  const unsubscribe = subscribe(first);
  subscribe(second);
  notify('one');
  unsubscribe();
  notify('two');
  expect(first.mock.calls).toEqual([['one']]);
  expect(second.mock.calls).toEqual([['one'], ['two']]);
});

it('calls the other subscribers when one unsubscribes as it is called', () => {
  const {subscribe, notify} = createSubscribers();
  const unsubscribe = subscribe(() => unsubscribe());
  const other = vi.fn();
  subscribe(other);
  notify();
  expect(other).toHaveBeenCalledOnce();
});
