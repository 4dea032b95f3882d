import {beforeAll, expect, it} from 'vitest';
import {useSharedShop} from '../support/shared-shop';
import type {AttachedShop} from '../support/shop';

let shop: AttachedShop;
beforeAll(async () => {
  shop = await useSharedShop();
  await shop.control.reset();
});

const read = async (path: string) => (await fetch(`${shop.url}${path}`)).text();
const open = (path: string, init?: RequestInit) =>
  fetch(`${shop.url}${path}`, {redirect: 'manual', ...init});

/** What no page shows: the documents and answers of one worker for both languages. */
it.each([
  ['/fr/feed.xml', 'Nouvelles œuvres de Maren Hallet', '/fr/product/'],
  ['/fr/journal.xml', 'Journal – Maren Hallet', '/fr/journal/'],
])('%s is French, and leads to French pages', async (path, title, pages) => {
  const feed = await read(path);
  expect(feed).toContain('xml:lang="fr-CA"');
  expect(feed).toContain(`<title>${title}</title>`);
  expect(feed).toContain(`href="${shop.url}${path}"`);
  const links = [...feed.matchAll(/rel="alternate" type="text\/html" href="([^"]+)"/g)];
  const addresses = links.map(([, href = '']) => href.replace(shop.url, ''));
  expect(addresses.length).toBeGreaterThan(1);
  expect(addresses.filter((address) => !/^\/fr(\/|$)/.test(address))).toEqual([]);
  expect(addresses.at(-1)).toContain(pages);
});

it('the product feed has the French shop’s addresses', async () => {
  const feed = await read('/fr/products.xml');
  expect(feed).toContain(`<link>${shop.url}/fr</link>`);
  expect(feed).toContain(`<link>${shop.url}/fr/product/`);
  expect(feed).not.toContain(`<link>${shop.url}/product/`);
});

it('the manifest opens the French shop, in the scope of both', async () => {
  const manifest = JSON.parse(await read('/fr/manifest.webmanifest')) as object;
  expect(manifest).toMatchObject({id: '/fr', lang: 'fr-CA', start_url: '/fr', scope: '/'});
});

it.each([
  ['POST', '/fr/about', 405, 'Ce n’est pas possible ici'],
  ['GET', '/fr/%E0%A4%A', 404, 'Oups\u202f! Page introuvable'],
  ['GET', '/fr/no-such-page', 404, 'Oups\u202f! Page introuvable'],
  ['GET', '/fr/share/x', 404, 'Oups\u202f! Page introuvable'],
])('%s %s is answered with %i in French', async (method, path, status, title) => {
  const response = await open(path, {method});
  expect(response.status).toBe(status);
  const html = await response.text();
  expect(html).toContain('lang="fr-CA"');
  expect(html).toContain(title);
});

it('a form of another site is refused in French', async () => {
  const response = await open('/fr/contact', {
    method: 'POST',
    headers: {Origin: 'https://elsewhere.example'},
    body: new URLSearchParams({name: 'A'}),
  });
  expect(response.status).toBe(403);
  expect(await response.text()).toContain('Rien n’a été envoyé');
});

it('a share picture is that of the French page', async () => {
  const page = await read('/fr/product/first-light');
  const [, address = ''] = /property="og:image" content="([^"]+)"/.exec(page) ?? [];
  expect(address).toContain(`${shop.url}/fr/share/first-light.jpg?v=`);
  const moved = await open('/fr/share/first-light.jpg');
  expect(moved.headers.get('location')).toBe(address);
  expect((await open(address.replace(shop.url, ''))).headers.get('content-type')).toBe(
    'image/jpeg',
  );
});

it('an old address of Shopify’s leads to the page in the same language', async () => {
  const response = await open('/fr/collections/all');
  expect(response.headers.get('location')).toBe('/fr/collections/prints');
});

it.each(['bateaux', 'un bateau', 'réproduction%20phares', 'orangé'])(
  'the search finds works for %s',
  async (words) => {
    const page = await read(`/fr/search?q=${words}`);
    expect(page).toContain(' œuvres pour «\u202f');
  },
);

it('suggestions say in French what a work is', async () => {
  const suggestions = JSON.parse(await read('/fr/api/suggestions?q=light')) as {kind: string}[];
  const kinds = new Set(suggestions.map(({kind}) => kind));
  expect([...kinds].filter((kind) => !['Reproduction', 'Original'].includes(kind))).toEqual([]);
  expect(kinds).toContain('Reproduction');
});

it('a certificate is checked, and its specimen shown, in French', async () => {
  const specimen = await read('/fr/certificate/specimen?work=moon-road');
  expect(specimen).toContain('Certificat d’authenticité');
  expect(specimen).toContain('data-across="Spécimen"');
  const unknown = await open('/fr/certificate/mh-2026-000123-k7q2m0');
  expect(unknown.status).toBe(404);
  expect(await unknown.text()).toContain('Aucun certificat ne porte ce numéro');
});
