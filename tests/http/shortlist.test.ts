import {describe, expect, it} from 'vitest';
import {pageText} from '../support/page-text';
import {useSharedShop} from '../support/shared-shop';

const shop = useSharedShop();

async function getMain(path: string): Promise<string> {
  const html = await (await fetch(`${shop.url}${path}`)).text();
  return /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
}

/** The id in the link of a work's page that keeps it. */
async function idOf(handle: string): Promise<string> {
  return /\/shortlist\?keep=(\d+)/.exec(await getMain(`/product/${handle}`))?.[1] ?? '';
}

describe('the link to a shortlist', () => {
  it('shows its works in order without scripts, and leaves out unknown ones', async () => {
    const [hull, gale] = [await idOf('red-hull'), await idOf('the-long-gale')];
    const main = await getMain(`/shortlist?works=${gale},99999999,x,${hull},${gale}`);
    const titles = [...main.matchAll(/href="\/product\/([\w-]+)"/g)].map(([, handle]) => handle);
    expect(titles).toEqual(['the-long-gale', 'red-hull']);
    expect(pageText(main)).toContain('have left the shop');
    expect(pageText(main)).toContain('Print · From CAD $');
  });

  it('marks works that are sold or coming soon', async () => {
    const [sold, coming] = [await idOf('out-of-the-fog'), await idOf('keeper-of-the-dark')];
    const main = await getMain(`/shortlist?works=${sold},${coming}`);
    const [first, second] = main.split('<li').slice(1).map(pageText);
    expect(first).toMatch(/Out of the Fog.*Sold Out/);
    expect(second).toMatch(/Keeper of the Dark.*Coming Soon/);
  });

  it('never shows a hidden price', async () => {
    const hull = await idOf('red-hull');
    await shop.control.changeProduct('red-hull', {
      price: '317.00',
      metafields: {'custom.launch_at': '2100-01-01T00:00:00Z'},
    });
    const html = await (await fetch(`${shop.url}/shortlist?works=${hull}`)).text();
    expect(html).toContain('Red Hull');
    expect(html).not.toContain('317.');
    expect(html).toContain('noindex');
  });

  it.each(['', '?works=', '?works=%00,..,1e9', '?keep=none'])('%s is a page', async (query) => {
    expect((await fetch(`${shop.url}/shortlist${query}`)).status).toBe(200);
  });
});
