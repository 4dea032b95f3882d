import {expect, it} from 'vitest';
import {valuesIn} from '../../embedded/testing/form-values';
import {graphOf} from '../support/schema-org';
import {useSharedShop} from '../support/shared-shop';

const shop = useSharedShop();

/** Sells out the first size of a print in the admin, as an artist does, and returns the ids of its sizes. */
async function sellOutFirstSize(title: string): Promise<string[]> {
  const list = await shop.get(`${shop.backendUrl}/admin/products?query=${title}`);
  const path = /\/admin\/products\/\d+/.exec(list.html)![0];
  const {html: form} = await shop.get(shop.backendUrl + path);
  const body = new URLSearchParams({...valuesIn(form), 'variant-0-quantity': '0'});
  const origin = new URL(shop.backendUrl).origin;
  const init = {method: 'POST', body, headers: {origin}, redirect: 'manual'} as const;
  expect((await fetch(shop.backendUrl + path, init)).status).toBe(303);
  return [
    ...form.matchAll(/name="variant-\d-id" value="gid:\/\/shopify\/(ProductVariant\/\d+)"/g),
  ].map(([, id = '']) => id);
}

/** The data of each size: in the feed, then in the page's structured data. */
async function soldTo(ids: string[]) {
  const {html: feed} = await shop.get('/products.xml');
  const offers = JSON.stringify(graphOf((await shop.get('/product/green-water')).html));
  return {
    feed: ids.map((id) => {
      const number = id.replace(/.*\//, '');
      return new RegExp(`<g:id>${number}</g:id>.*?<g:availability>(\\w+)<`, 's').exec(feed)?.[1];
    }),
    page: [...offers.matchAll(/schema\.org\/(InStock|OutOfStock)/g)].map(([, state]) => state),
  };
}

/** What says Sold Out: its card in a list, and its place on a shortlist. */
async function saysSoldOut(product: string) {
  const [card] =
    /<article(?:(?!<\/article>).)*Green Water.*?<\/article>/s.exec(
      (await shop.get('/collections/prints')).html,
    ) ?? [];
  const {html: shortlist} = await shop.get(`/shortlist?works=${product}`);
  expect(shortlist).toContain('Green Water');
  return {card: card?.includes('Sold Out'), shortlist: shortlist.includes('Sold Out')};
}

/** Whether a cart link adds the size. */
async function addsByLink(id: string) {
  const {html} = await shop.get(`/cart/${id.replace(/.*\//, '')}:1`);
  return html.includes('CAD $');
}

it('a print is Sold Out with its first size, unless the artist keeps selling the others', async () => {
  const ids = await sellOutFirstSize('Green+Water');
  expect(ids).toHaveLength(4);
  const paths = ['/product/green-water', '/product/green-water/early-access'];

  const {html: soldOut} = await shop.get(paths[0]!);
  expect(soldOut).toContain('>Sold Out<');
  expect(soldOut).not.toContain('Add to Cart');
  const product = await shop.productNumber('green-water');
  expect(await saysSoldOut(product)).toEqual({card: true, shortlist: true});
  const {html: early} = await shop.get(paths[1]!);
  expect(early).not.toContain('Add to Cart');
  expect(early).toContain('Still available: ');
  expect(await addsByLink(ids[1]!)).toBe(false);
  expect(await soldTo(ids)).toEqual({
    feed: ids.map(() => 'out_of_stock'),
    page: ids.map(() => 'OutOfStock'),
  });

  await shop.control.setMetaobjects(['selling', {other_sizes: 'true'}]);
  for (const path of paths) {
    const {html} = await shop.get(path);
    expect(html).toMatch(/>Add to Cart(<\/span>)?<\/button>/);
    expect(html).not.toMatch(/<button[^>]*disabled=""[^>]*>(<[^>]+>)*Sold Out/);
    const [first, second] = html.match(/<input[^>]*type="radio"[^>]*>/g) ?? [];
    expect(first).toContain('disabled=""');
    expect(second).toContain(ids[1]);
    expect(second).toContain('checked=""');
  }
  expect(await saysSoldOut(product)).toEqual({card: false, shortlist: false});
  expect(await addsByLink(ids[1]!)).toBe(true);
  const [, ...others] = ids;
  expect(await soldTo(ids)).toEqual({
    feed: ['out_of_stock', ...others.map(() => 'in_stock')],
    page: ['OutOfStock', ...others.map(() => 'InStock')],
  });
});
