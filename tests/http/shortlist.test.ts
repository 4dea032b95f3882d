import {describe, expect, it} from 'vitest';
import {pageText} from '../support/page-text';
import {useSharedShop} from '../support/shared-shop';

const shop = useSharedShop();

describe('the link to a shortlist', () => {
  it('shows its works in order without scripts, and leaves out unknown ones', async () => {
    const [hull, gale] = [
      await shop.productNumber('red-hull'),
      await shop.productNumber('the-long-gale'),
    ];
    const {main} = await shop.get(`/shortlist?works=${gale},99999999,x,${hull},${gale}`);
    const titles = [...main.matchAll(/href="\/product\/([\w-]+)"/g)].map(([, handle]) => handle);
    expect(titles).toEqual(['the-long-gale', 'red-hull']);
    expect(pageText(main)).toContain('have left the shop');
    expect(pageText(main)).toContain('Print · From CAD $');
  });

  it('marks works that are sold or coming soon', async () => {
    const [sold, coming] = [
      await shop.productNumber('out-of-the-fog'),
      await shop.productNumber('keeper-of-the-dark'),
    ];
    const {main} = await shop.get(`/shortlist?works=${sold},${coming}`);
    const [first, second] = main.split('<li').slice(1).map(pageText);
    expect(first).toMatch(/Out of the Fog.*Sold Out/);
    expect(second).toMatch(/Keeper of the Dark.*Coming Soon/);
  });

  it('never shows a hidden price', async () => {
    const hull = await shop.productNumber('red-hull');
    await shop.control.changeProduct('red-hull', {
      price: '317.00',
      metafields: {'custom.launch_at': '2100-01-01T00:00:00Z'},
    });
    const {html} = await shop.get(`/shortlist?works=${hull}`);
    expect(html).toContain('Red Hull');
    expect(html).not.toContain('317.');
    expect(html).toContain('noindex');
  });

  it.each(['', '?works=', '?works=%00,..,1e9', '?keep=none'])('%s is a page', async (query) => {
    expect((await shop.get(`/shortlist${query}`)).status).toBe(200);
  });
});
