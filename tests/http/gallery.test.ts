import {beforeAll, describe, expect, it} from 'vitest';
import {useSharedShop} from '../support/shared-shop';
import type {AttachedShop} from '../support/shop';

let shop: AttachedShop;
beforeAll(async () => {
  shop = await useSharedShop();
});

describe('the gallery of sold works', () => {
  it('loads eight pictures eagerly and the others lazily', async () => {
    const html = await (await fetch(`${shop.url}/gallery?show=60`)).text();
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
    const loading = [...main.matchAll(/<img\b[^>]*?\bloading="(\w+)"/g)].map(([, value]) => value);
    expect(loading).toEqual([...Array<string>(8).fill('eager'), ...Array<string>(52).fill('lazy')]);
  });
});
