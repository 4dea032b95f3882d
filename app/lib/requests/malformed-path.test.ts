import {describe, expect, it} from 'vitest';
import {isMalformedPath} from './malformed-path';

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
    expect(isMalformedPath(new Request(`https://shop.example${path}`))).toBe(expected);
  });
});
