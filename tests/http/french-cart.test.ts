import {beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {useSharedShop} from '../support/shared-shop';
import type {AttachedShop} from '../support/shop';

let shop: AttachedShop;
let merchandiseId: string;
beforeAll(async () => {
  shop = await useSharedShop();
  const product = await (await fetch(`${shop.url}/product/green-water`)).text();
  merchandiseId = /gid:\/\/shopify\/ProductVariant\/\d+/.exec(product)?.[0] ?? '';
});
beforeEach(async () => {
  await shop.control.clearFaults();
  await shop.control.reset();
});

const postForm = (id: string) =>
  fetch(`${shop.url}/fr/cart`, {
    method: 'POST',
    headers: {referer: `${shop.url}/fr/product/green-water`},
    body: new URLSearchParams({merchandiseId: id}),
    redirect: 'manual',
  });
const postJson = async (path: string, body: object) => {
  const response = await fetch(`${shop.url}/fr${path}`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify(body),
  });
  return (await response.json()) as object;
};

describe('the cart in French', () => {
  it('leads to the checkout in French, with and without scripts', async () => {
    const plain = new URL((await postForm(merchandiseId)).headers.get('location') ?? '');
    const answer = await postJson('/cart', {lines: [{merchandiseId, quantity: 1}]});
    expect(answer).toHaveProperty('checkoutUrl');
    const panel = new URL((answer as {checkoutUrl: string}).checkoutUrl);
    for (const {origin, pathname, searchParams} of [plain, panel]) {
      expect(origin).toBe(shop.backendUrl);
      expect(pathname).toMatch(/^\/fr\/cart\/c\//);
      expect(searchParams.get('locale')).toBe('fr');
    }
  });

  it('leads back to the French page of a work that is gone, which says so', async () => {
    const location = (await postForm('gid://shopify/ProductVariant/1')).headers.get('location');
    expect(location).toBe('/fr/product/green-water?checkout=gone');
    const page = await (await fetch(shop.url + location)).text();
    expect(page).toContain('Œuvre introuvable');
  });

  it('says the lines of a cart that was filled in English in French', async () => {
    const check = {cartId: null, lines: [{merchandiseId, quantity: 1}]};
    expect(await postJson('/api/cart-check', check)).toMatchObject({
      problems: [],
      texts: [
        {
          merchandiseId,
          title: 'Green Water',
          selectedOptions: [{name: 'Format'}],
          altText: expect.stringContaining('Une vague qui déferle'),
        },
      ],
    });
  });

  it('answers a cart that it cannot read in French', async () => {
    expect(await postJson('/cart', {})).toEqual({
      error: {message: 'Les lignes du panier n’ont pas pu être lues'},
    });
  });
});
