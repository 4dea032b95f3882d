import {beforeAll, expect, it} from 'vitest';
import {useSharedShop} from '../support/shared-shop';
import type {AttachedShop} from '../support/shop';

let shop: AttachedShop;
beforeAll(async () => {
  shop = await useSharedShop();
});

it.each([
  ['', 'This work could not be found.'],
  ['/fr', 'Cette œuvre est introuvable.'],
])('%s/api/wall says in its language why it has no work', async (language, reason) => {
  const response = await fetch(`${shop.url}${language}/api/wall/nothing-of-this-name`);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({ok: false, reason});
});
