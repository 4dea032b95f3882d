import {beforeEach, describe, expect, it} from 'vitest';
import {useSharedShop} from '../support/shared-shop';

const shop = useSharedShop();

describe('the early-access page', () => {
  it('sells a work before its launch, in the layout of its page, and says until when', async () => {
    const launch = new Date(Date.now() + 86_400_000).toISOString();
    await shop.control.changeProduct('first-light', {metafields: {'custom.launch_at': launch}});
    const {html} = await shop.get('/product/first-light/early-access');
    expect(html).toContain('Priority Member Early Access');
    expect(html).toMatch(/<legend[^>]*>Select (<!-- -->)?Size<\/legend>/);
    expect(html).toMatch(
      /<fieldset[^>]*aria-describedby="([^"]+)".*<p id="\1" class="sr-only">Choose a size<\/p>/,
    );
    expect(html).toMatch(
      /<input[^>]*disabled=""[^>]*\/><span[^>]*><span[^>]*>32 × 24 in<\/span><span[^>]*>81 × 61 cm<\/span> \(Sold Out\)/,
    );
    expect(html).toContain('Giclée print of an oil on canvas');
    expect(html).toMatch(
      /For priority members only until \w+\s\d+,\s\d{4} at [\d:]+\s[ap]\.m\. Atlantic Time/,
    );
    expect(html).not.toContain('Join the Priority List');
    expect(html).toContain('CAD $55.00');
    expect(html).toMatch(/<details.*Artist&#x27;s Words.*Instructions for First Light/s);
    expect(html).toContain('Add to Cart');
  });

  it('shows Sold Out for a sold-out work', async () => {
    await shop.control.changeProduct('first-light', {available: false});
    const {html} = await shop.get('/product/first-light/early-access');
    expect(html).not.toContain('Add to Cart');
    expect(html.match(/Sold Out<\/span>/g)).toHaveLength(2);
    expect(html).toMatch(/<button[^>]*disabled=""[^>]*><span>Sold Out/);
  });

  it('sells no work that is on hold', async () => {
    const reservedUntil = new Date(Date.now() + 86_400_000).toISOString();
    await shop.control.changeProduct('first-light', {
      metafields: {'custom.reserved_until': reservedUntil},
    });
    const {html} = await shop.get('/product/first-light/early-access');
    expect(html).toMatch(/<button[^>]*disabled=""[^>]*><span>Reserved/);
  });

  it('shows no list of sizes for the option Title and no price of an original', async () => {
    const {html} = await shop.get('/product/the-long-gale/early-access');
    expect(html).not.toContain('Choose a size');
    expect(html).not.toContain('CAD $');
    expect(html).toContain('Add to Cart');
  });
});

describe('early access with a key', () => {
  const KEY = 'autumn-letter-7';
  const EARLY = '/product/kept-back/early-access';
  const keyOf = (key: string) => `${EARLY}?key=${key}`;

  beforeEach(async () => {
    await shop.control.changeProduct('kept-back', {
      price: '4321.00',
      quantity: 5,
      productType: 'Prints',
      images: [{url: '/cdn/shop/files/green-water.jpg?v=1', altText: null}],
      metafields: {
        'custom.launch_at': new Date(Date.now() + 86_400_000).toISOString(),
        'custom.early_access_key': KEY,
      },
    });
  });

  it('responds with 404 without the key, which appears on no page', async () => {
    for (const path of [EARLY, `${EARLY}.data`, keyOf('autumn-letter-8'), keyOf('')]) {
      const {status, html} = await shop.get(path);
      expect(status, path).toBe(404);
      expect(html).not.toContain(KEY);
      expect(html).not.toMatch(/(?<!\d)4,?321(?!\d)/);
    }
    for (const path of [
      '/product/kept-back',
      '/product/kept-back.data',
      '/collections/prints',
      '/',
      '/products.xml',
      '/api/launched/kept-back',
    ]) {
      expect((await shop.get(path)).html, path).not.toContain(KEY);
    }
    const page = await shop.get(keyOf(KEY));
    expect(page.status).toBe(200);
    expect(page.html).toContain('CAD $4,321.00');
  });

  it('is bought without scripts, and the page of a failed checkout keeps the key', async () => {
    const merchandiseId = await shop.variantOn(keyOf(KEY));
    const post = (fields: Record<string, string>) =>
      fetch(`${shop.url}/cart`, {
        method: 'POST',
        redirect: 'manual',
        headers: {referer: `${shop.url}${keyOf(KEY)}`},
        body: new URLSearchParams({merchandiseId, ...fields}),
      });
    expect((await shop.get(keyOf(KEY))).html).toMatch(
      /<input type="hidden" name="key" value="autumn-letter-7"\/>/,
    );
    const bought = await post({key: KEY});
    expect(bought.headers.get('location')).toContain('/cart/c/');
    expect((await post({})).headers.get('location')).toBe(`${keyOf(KEY)}&checkout=early-access`);
    await shop.control.changeProduct('kept-back', {available: false});
    expect((await post({key: KEY})).headers.get('location')).toBe(
      `${keyOf(KEY)}&checkout=sold-out`,
    );
  });
});
