import {existsSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {CACHED_PAGES} from './cached-pages';
import {cachedAddress} from './lib/page-cache/page-address';

describe('the pages that are kept', () => {
  it.each(CACHED_PAGES.map(({route}) => route))('have a route: %s', (route) => {
    expect(existsSync(`app/${route}.tsx`)).toBe(true);
  });

  it.each(['/unsubscribe', '/cart', '/api/time', '/newsletter', '/products/first-light'])(
    'are never %s, which is somebody’s own or changes something',
    (path) => {
      expect(cachedAddress(new URL(path, 'https://shop.example'), CACHED_PAGES)).toBeNull();
    },
  );

  it('leave out every address that can be made up without end', () => {
    const made = [
      '/pages/x',
      '/collections/x',
      '/product/x/y',
      '/gallery?work=x',
      '/gallery?show=100',
    ];
    for (const path of [...made, '/collections/prints?sort=x', '/contact?subject=x']) {
      expect(cachedAddress(new URL(path, 'https://shop.example'), CACHED_PAGES)).toBeNull();
    }
  });
});
