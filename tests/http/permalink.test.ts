import {expect, it} from 'vitest';
import {useSharedShop} from '../support/shared-shop';

const shop = useSharedShop();

it('a permalink leads to the cart link with its items, and never to another site', async () => {
  const target = async (path: string) => {
    const {status, headers} = await fetch(shop.url + path, {redirect: 'manual'});
    expect([status, headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([
      303,
      'no-store',
      'no-referrer',
    ]);
    return headers.get('location');
  };
  expect(await target('/buy/7500000000001:2?continue_to=/gallery')).toBe('/cart/7500000000001:2');
  const encoded = Buffer.from('gid://shopify/ProductVariant/7500000000001').toString('base64url');
  expect(await target(`/buy/~${encoded}:1`)).toBe('/cart/7500000000001:1');
  expect(await target('/fr/buy/7500000000001:1')).toBe('/fr/cart/7500000000001:1');
  expect(await target('/buy?continue_to=/gallery')).toBe('/gallery');
  expect(await target('/buy/none:1?continue_to=//evil.example')).toBe('/cart');
});
