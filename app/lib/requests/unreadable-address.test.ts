import {describe, expect, it} from 'vitest';
import {isUnreadable} from './unreadable-address';

describe('an address', () => {
  it.each([
    ['/', false],
    ['/product/caf%C3%A9', false],
    ['/100%25', false],
    ['/?q=%E0%A4%A', false],
    ['/%E0%A4%A', true],
    ['/%', true],
    ['/%ff%fe', true],
  ])('%s cannot be read: %s', (path, expected) => {
    expect(isUnreadable(new Request(`https://shop.example${path}`))).toBe(expected);
  });
});
