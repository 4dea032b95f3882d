import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {startShop, type Shop} from '../support/shop';

describe('the shop with its caches on', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({env: {SHOP_CACHE: 'on'}});
  });
  afterAll(() => shop.close());
  beforeEach(() => shop.control.clearFaults());

  const text = async (path: string) => (await fetch(`${shop.url}${path}`)).text();

  it('answers from the cache while the storefront is down', async () => {
    await text('/product/first-light');
    await shop.control.setFaults([{target: 'storefront', status: 500}]);
    expect(await text('/product/first-light')).toContain('Add to Cart');
  });

  it('never keeps a failure', async () => {
    await shop.control.setFaults([{target: 'storefront', status: 500, times: 1}]);
    expect(await text('/product/green-water')).toContain('Product not found');
    expect(await text('/product/green-water')).toContain('Add to Cart');
  });

  it('never keeps GraphQL errors, which come with status 200', async () => {
    await shop.control.setFaults([{target: 'storefront', graphqlErrors: ['Throttled'], times: 1}]);
    expect(await text('/product/red-hull')).toContain('Product not found');
    expect(await text('/product/red-hull')).toContain('Add to Cart');
  });

  it('shows a work that was sold within seconds', async () => {
    await text('/product/moon-road');
    await shop.control.changeProduct('moon-road', {available: false});
    const deadline = Date.now() + 15_000;
    let page = '';
    while (Date.now() < deadline && !page.includes('Sold Out')) {
      await new Promise((resolve) => setTimeout(resolve, 500));
      page = await text('/product/moon-road');
    }
    expect(page).toContain('Sold Out');
  });
});
