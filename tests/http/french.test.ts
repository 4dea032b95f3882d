import {describe, expect, it} from 'vitest';
import {englishIn} from '../support/english-in';
import {graphOf} from '../support/schema-org';
import {useSharedShop} from '../support/shared-shop';
import {sitemapErrors} from '../support/xml-schema';

const shop = useSharedShop();

const hreflangOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(
      ([, language, href]) => [language!, href!],
    ),
  );

async function listPages(): Promise<string[]> {
  const {html: xml} = await shop.get('/fr/sitemap.xml');
  expect(await sitemapErrors(xml)).toEqual([]);
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url!.slice(shop.url.length));
}

describe('the shop in French', () => {
  it('has every page of the sitemap in both languages, linked to each other, with no English words of the interface and no inches but ‘po’', async () => {
    const paths = await listPages();
    expect(paths.length).toBeGreaterThan(90);
    const wrong: Record<string, string[]> = {};
    for (const path of paths) {
      const {status, html, text} = await shop.get(path);
      expect(status, path).toBe(200);
      expect(html, path).toContain('<html lang="fr-CA"');
      const twin = path.slice('/fr'.length);
      const links = hreflangOf(html);
      expect(links, path).toEqual({
        en: shop.url + twin,
        fr: shop.url + path,
      });
      const found = englishIn(html);
      found.push(...(text.match(/\d+×\d+ in\b/g) ?? []));
      if (found.length > 0) wrong[path] = [...new Set(found)];
    }
    expect(wrong).toEqual({});
  });

  it.each([
    ['/fr/search?q=mer', 200],
    ['/fr/search?q=zzzz', 200],
    ['/fr/shortlist', 200],
    ['/fr/certificate', 200],
    ['/fr/certificate/specimen?work=moon-road', 200],
    ['/fr/certificate/mh-2026-000001-k7q2mx', 404],
    ['/fr/cart/7500000000001:2', 200],
    ['/fr/cart/1:1', 200],
    ['/fr/product/first-light/early-access', 200],
    ['/fr/product/no-such-work', 404],
    ['/fr/collections/prints?sort=price-low', 200],
    ['/fr/gallery/no-such-work', 404],
    ['/fr/newsletter/confirm?token=x', 200],
    ['/fr/unsubscribe?token=x', 200],
    ['/fr/commissions/status/x', 404],
    ['/fr/holds/status/x', 404],
    ['/fr/product/the-long-gale/hold', 200],
    ['/fr/view/no-such-viewing', 404],
    ['/fr/no/such/page', 404],
  ])('shows no English at %s (%i)', async (path, status) => {
    const page = await shop.get(path);
    expect(page.status).toBe(status);
    expect(englishIn(page.html)).toEqual([]);
  });

  it('shows no English at the checkout', async () => {
    const {storefrontToken} = shop.keys();
    const query = `mutation @inContext(language: FR) {
      cartCreate(input: {lines: [{merchandiseId: "gid://shopify/ProductVariant/7500000000001"}]}) {
        cart { checkoutUrl }
      }
    }`;
    const created = await fetch(`${shop.backendUrl}/api/2025-07/graphql.json`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-shopify-storefront-access-token': storefrontToken,
      },
      body: JSON.stringify({query}),
    });
    const url = /"checkoutUrl":"([^"]+)"/.exec(await created.text())?.[1] ?? '';
    const body = new URLSearchParams({intent: 'total'});
    const wrong = await shop.get(url, {method: 'POST', body});
    for (const {html} of [await shop.get(url), wrong]) {
      expect(html).toContain('lang="fr-CA"');
      expect(englishIn(html)).toEqual([]);
    }
  });

  it('shows no English when the storefront fails', async () => {
    for (const status of [401, 402, 403, 500]) {
      await shop.control.setFaults([{target: 'storefront', status}]);
      for (const path of [
        '/fr',
        '/fr/collections/prints',
        '/fr/product/first-light',
        '/fr/search',
      ]) {
        expect(englishIn((await shop.get(path)).html), `${status} ${path}`).toEqual([]);
      }
    }
  });
});

it('a page in French has structured data about the French pages', async () => {
  const graph = graphOf((await shop.get('/fr/product/first-light')).html);
  const product = graph.find((node) => node['@type'] === 'Product')!;
  expect(JSON.stringify(product)).toContain(`${shop.url}/fr/product/first-light`);
  expect(JSON.stringify(graph)).not.toMatch(/\d in"/);
});

it.each([
  ['/fr', 8],
  ['/fr/collections/prints', 26],
  ['/fr/series/cold-wax', 3],
  ['/fr/search?q=mer', 3],
])('the titles on %s, which have no French, are marked as English', async (path, atLeast) => {
  const {html} = await shop.get(path);
  const titles = html.match(/<h[23] translate="no"[^>]*>/g) ?? [];
  expect(titles.length).toBeGreaterThanOrEqual(atLeast);
  expect(titles.filter((title) => !title.includes('lang="en"'))).toEqual([]);
});

it('questions and policies without French are marked as English', async () => {
  await shop.control.setArticles([
    {
      handle: 'slack-tide',
      title: 'Slack Tide',
      bodyHtml: '<p>The bay holds its breath.</p>',
      publishedAt: '2025-01-01T00:00:00Z',
    },
  ]);
  await shop.control.setMetaobjects(
    ['exhibition', {title: 'Slack Tide', text: 'Six paintings.', starts_on: '2020-01-01'}],
    ['question', {question: 'Can I visit?', answer: 'Yes, do.'}],
    ['policies', {returns: 'Thirty days.\n\n## Damage\n\nSend a picture.'}],
  );
  const isEnglish = async (path: string, ...texts: string[]) => {
    const {html} = await shop.get(path);
    for (const text of texts) expect(html).toMatch(new RegExp(`lang="en"[^<]*>(<[^>]*>)*${text}`));
  };
  await isEnglish('/fr/journal', 'Slack Tide', 'The bay holds its breath');
  await isEnglish('/fr/journal/slack-tide', 'Slack Tide', 'The bay holds its breath');
  await isEnglish('/fr/exhibitions', 'Slack Tide', 'Six paintings');
  await isEnglish('/fr/questions', 'Can I visit', 'Yes, do');
  await isEnglish('/fr/pages/returns', 'Thirty days', 'Damage');
});
