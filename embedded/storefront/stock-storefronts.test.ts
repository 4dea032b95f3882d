import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {
  createCartHandler,
  getShopAnalytics,
  getSitemap,
  getSitemapIndex,
  type Storefront,
  storefrontRedirect,
} from '@shopify/hydrogen';
import {getProductOptions} from '@shopify/hydrogen-react';
import {describe, expect, it} from 'vitest';
import {openTestDatabase} from '../testing/test-database';
import {aCatalogue, aCollection, aProductWithOptions} from './testing/sample-catalogue';
import {createStorefrontClient} from './testing/storefront-client';

/** The skeleton that the installed Shopify CLI creates. */
const SKELETON = 'node_modules/@shopify/cli/dist/assets/hydrogen/starter/app';

/** The GraphQL documents of a file of the skeleton, each with the fragments that it brings. */
function documentsIn(file: string): string[] {
  const source = readFileSync(join(SKELETON, file), 'utf8');
  const constants = new Map(
    [...source.matchAll(/const (\w+) = `#graphql(.*?)`/gs)].map(([, name, text]) => [name, text!]),
  );
  const whole = (text: string): string =>
    text.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => whole(constants.get(name)!));
  return [...constants.values()].map(whole);
}

const DOCUMENTS = readdirSync(SKELETON, {recursive: true, encoding: 'utf8'})
  // Customer accounts have another API.
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('graphql'))
  .flatMap(documentsIn);
const QUERIES = new Map(
  DOCUMENTS.flatMap((document) => {
    const name = /^\s*query (\w+)/m.exec(document)?.[1];
    return name ? [[name, document]] : [];
  }),
);

/** The values of every variable in the skeleton's queries. A product, a collection and a page have the handle. */
const VARIABLES = {
  country: 'CA',
  language: 'EN',
  headerMenuHandle: 'main-menu',
  footerMenuHandle: 'footer',
  handle: 'about',
  selectedOptions: [{name: 'Size', value: 'M'}],
  first: 8,
  blogHandle: 'journal',
  articleHandle: 'why-the-knife',
  privacyPolicy: true,
  refundPolicy: true,
  shippingPolicy: true,
  termsOfService: true,
  term: 'about',
  limit: 10,
  limitScope: 'EACH',
  types: ['ARTICLE', 'COLLECTION', 'PAGE', 'PRODUCT', 'QUERY'],
};

const about = aProductWithOptions(
  {Size: ['S', 'M', 'L'], Paper: ['Matte', 'Gloss']},
  [
    {values: ['S', 'Matte']},
    {values: ['S', 'Gloss'], quantity: 0},
    {values: ['M', 'Matte']},
    {values: ['L', 'Gloss']},
  ],
  {title: 'About'},
);
const catalogue = aCatalogue([about], {
  collections: [aCollection({handle: 'about', rule: 'product_type:Prints'})],
  urlRedirects: [{id: 'gid://shopify/UrlRedirect/1', path: '/old', target: '/new'}],
});
const client = createStorefrontClient(catalogue, await openTestDatabase());

/** What the skeleton of 2026.4.5 and its Hydrogen ask differently. */
const LATER = {
  'fragment CartLine on CartLine {': '$& parentRelationship { parent { id } }',
  'fragment CartLineComponent on ComponentizableCartLine {': '$& lineComponents { ...CartLine }',
  'appliedGiftCards {': '$& id',
  '$discountCodes: [String!]': '$&!',
};

/** Hydrogen's client for a version of the API. */
function storefrontOf(version: string): Storefront {
  const changes = version === '2026-04' ? Object.entries(LATER) : [];
  const send = async (document: string, {variables = {}} = {}) => {
    const query = changes.reduce((text, [start, change]) => text.replace(start, change), document);
    const {status, errors, data} = await client.query(query, variables, {version});
    expect([status, errors]).toEqual([200, undefined]);
    return data;
  };
  const options = () => ({});
  const storefront = {query: send, mutate: send, CacheLong: options, CacheNone: options};
  return storefront as unknown as Storefront;
}

/** The versions of the skeletons 2025.4.2 and 2026.4.5. Hydrogen 2025.4 requests 2025-04, which has ended. */
describe.each(['2025-04', '2026-04'])('a stock storefront of %s', (version) => {
  const storefront = storefrontOf(version);

  it.each([...QUERIES])('gets everything that its query %s asks for', async (_, document) => {
    const data = await storefront.query<object>(document, {variables: VARIABLES});
    expect(Object.values(data)).not.toContain(null);
  });

  it('gets its whole cart, and changes it', async () => {
    const cart = createCartHandler({
      storefront,
      cartQueryFragment: DOCUMENTS.find((text) => text.includes('fragment CartApiQuery on')),
      getCartId: () => undefined,
      setCartId: () => new Headers(),
    });
    const line = {merchandiseId: about.variants[0]!.id, quantity: 1, attributes: []};
    const results = [await cart.create({lines: [line]})];
    expect(await cart.get()).toMatchObject({totalQuantity: 1});
    const id = (await cart.get())!.lines.nodes[0]!.id;
    results.push(
      await cart.addLines([line]),
      await cart.updateLines([{id, quantity: 2}]),
      await cart.updateDiscountCodes(['COLLECTOR10']),
      await cart.updateGiftCardCodes([]),
      await cart.updateBuyerIdentity({countryCode: 'CA'}),
      await cart.removeLines([id]),
    );
    expect(results.map(({userErrors}) => userErrors)).toEqual(results.map(() => []));
    expect(await cart.get()).toMatchObject({id: results[0]!.cart.id, totalQuantity: 0});
  });

  it('gets what Hydrogen requests: analytics, a redirect and the sitemaps', async () => {
    const address = (path: string) => new Request(`https://shop.test${path}`);
    expect(await getShopAnalytics({storefront, publicStorefrontId: '1'})).toMatchObject({
      currency: 'CAD',
    });
    const redirect = await storefrontRedirect({storefront, request: address('/old')});
    expect(redirect.headers.get('location')).toBe('/new');
    const index = await getSitemapIndex({storefront, request: address('/sitemap.xml')});
    expect(await index.text()).toContain('/sitemap/products/1.xml');
    const urlsOf = async (type: string) => {
      const sitemap = await getSitemap({
        storefront,
        request: address(`/sitemap/${type}/1.xml`),
        params: {type, page: '1'},
        getLink: ({handle}) => `https://shop.test/${handle}`,
      });
      return [...(await sitemap.text()).matchAll(/<loc>(.*?)</g)].map(([, url]) => url);
    };
    expect(await urlsOf('products')).toEqual(['https://shop.test/about']);
    // Metaobjects have no pages. Hydrogen then names the home page.
    expect(await urlsOf('metaObjects')).toEqual(['https://shop.test/']);
  });
});

describe('a stock storefront', () => {
  it("gets existing and available combinations for Hydrogen's variant picker", async () => {
    const {data} = await client.query(QUERIES.get('Product')!, {
      ...VARIABLES,
      selectedOptions: [
        {name: 'Size', value: 'S'},
        {name: 'Paper', value: 'Matte'},
      ],
    });
    const options = getProductOptions(data.product as never);
    expect(
      options.map(({name, optionValues}) => [
        name,
        optionValues.map(({name: value, exists, available, selected}) => [
          value,
          exists,
          available,
          selected,
        ]),
      ]),
    ).toEqual([
      [
        'Size',
        [
          ['S', true, true, true],
          ['M', true, true, false],
          // Hydrogen checks for each value of the first option whether any variant has it.
          ['L', true, true, false],
        ],
      ],
      [
        'Paper',
        [
          ['Matte', true, true, true],
          ['Gloss', true, false, false],
        ],
      ],
    ]);
  });

  it.each([
    '{ cookieDomain }',
    '{ trackingConsentCookie cookieDomain shopifyUnique shopifyVisit }',
  ])('gets the cookies %s of the consent query', async (selection) => {
    const {errors, data} = await client.query(
      `query ensureCookies { consentManagement { cookies(visitorConsent:{}) ${selection} } }`,
      {},
      {version: 'unstable'},
    );
    expect(errors).toBeUndefined();
    expect(data.consentManagement!.cookies).toMatchObject({cookieDomain: 'shop.test'});
  });
});
