import {describe, expect, it} from 'vitest';
import {isMalformedPath} from './malformed-path';

describe('a path', () => {
  it.each([
    ['/', false],
    ['/product/caf%C3%A9', false],
    ['/100%25', false],
    ['/?q=%E0%A4%A', false],
    ['/%E0%A4%A', true],
    ['/%', true],
    ['/%ff%fe', true],
    ['/no/such%0apage', true],
    ['/no/such%E2%80%A8page', true],
  ])('%s is malformed: %s', (path, expected) => {
    expect(isMalformedPath(new Request(`https://shop.example${path}`))).toBe(expected);
  });
});
