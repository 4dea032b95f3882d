import {expect, it} from 'vitest';
import {useSharedShop} from '../support/shared-shop';

const shop = useSharedShop();

/** What no page shows: the documents and answers of one worker for both languages. */
it.each([
  ['/fr/feed.xml', 'Nouvelles œuvres de Maren Hallet', '/fr/product/'],
  ['/fr/journal.xml', 'Journal – Maren Hallet', '/fr/journal/'],
])('%s is French, and links to French pages', async (path, title, pages) => {
  const {html: feed} = await shop.get(path);
  expect(feed).toContain('xml:lang="fr-CA"');
  expect(feed).toContain(`<title>${title}</title>`);
  expect(feed).toContain(`href="${shop.url}${path}"`);
  const links = [...feed.matchAll(/rel="alternate" type="text\/html" href="([^"]+)"/g)];
  const addresses = links.map(([, href = '']) => href.replace(shop.url, ''));
  expect(addresses.length).toBeGreaterThan(1);
  expect(addresses.filter((address) => !/^\/fr(\/|$)/.test(address))).toEqual([]);
  expect(addresses.at(-1)).toContain(pages);
});

it('the manifest opens the French shop, in the scope of both languages', async () => {
  const {html} = await shop.get('/fr/about');
  const [, href = ''] = /<link rel="manifest" href="([^"]*)"/.exec(html) ?? [];
  const manifest = JSON.parse((await shop.get(href)).html) as object;
  expect(manifest).toMatchObject({id: '/fr', lang: 'fr-CA', start_url: '/fr', scope: '/'});
});

it.each([
  ['POST', '/fr/about', 405, 'Ce n’est pas possible ici'],
  ['GET', '/fr/%E0%A4%A', 404, 'Oups! Page introuvable'],
  ['GET', '/fr/share/x', 404, 'Oups! Page introuvable'],
])('%s %s is answered with %i in French', async (method, path, status, title) => {
  const answer = await shop.get(path, {method});
  expect(answer.status).toBe(status);
  expect(answer.html).toContain('lang="fr-CA"');
  expect(answer.html).toContain(title);
});
