import {afterEach, expect, it, vi} from 'vitest';
import {stubStorage} from '../../../tests/support/app/stub-storage';
import {readStored, store} from './stored';

afterEach(() => vi.unstubAllGlobals());

it('stores a text, and removes it', () => {
  stubStorage();
  expect(readStored('localStorage', 'key')).toBeNull();
  expect(store('localStorage', 'key', 'text')).toBe(true);
  expect(readStored('localStorage', 'key')).toBe('text');
  expect(store('localStorage', 'key', null)).toBe(true);
  expect(readStored('localStorage', 'key')).toBeNull();
});

it('throws nothing when storage is blocked or full', () => {
  stubStorage({}, 'blocked');
  expect(readStored('localStorage', 'key')).toBeNull();
  expect(store('localStorage', 'key', 'text')).toBe(false);
  stubStorage({key: 'text'}, 'full');
  expect(store('localStorage', 'key', 'other')).toBe(false);
  expect(readStored('localStorage', 'key')).toBe('text');
});
