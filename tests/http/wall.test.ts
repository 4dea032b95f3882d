import {expect, it} from 'vitest';
import {useSharedShop} from '../support/shared-shop';

const shop = useSharedShop();

it.each([
  ['', 'This work couldn’t be found.'],
  ['/fr', 'Cette œuvre est introuvable.'],
])('%s/api/wall says in its language why it has no work', async (language, reason) => {
  const response = await fetch(`${shop.url}${language}/api/wall/nothing-of-this-name`);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ok: false, reason});
});

it('/api/wall says that the shop failed, not that there is no such work', async () => {
  await shop.control.setFaults([{target: 'storefront', status: 500}]);
  const response = await fetch(`${shop.url}/api/wall/first-light`);
  await shop.control.clearFaults();
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({
    ok: false,
    reason: 'This work couldn’t be loaded. Please try again.',
  });
});
