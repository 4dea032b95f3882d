import {APP_SCOPES} from '../app-access';
import type {ShopFacts} from './load-shop';
import type {Work} from './load/load-storefront';
import type {Visit} from './load/visit';
import {ORIGINALS, PRINTS} from './work-kind';

/** A URL's response; by default an empty 200. */
export function aVisit(change: Partial<Visit> = {}): Visit {
  return {url: 'https://shop.test/', status: 200, location: null, body: '', ...change};
}

/** A print without findings. */
export function aWork(change: Partial<Work> = {}): Work {
  return {
    handle: 'ember',
    title: 'Ember',
    type: 'Prints',
    tags: [],
    description: 'Embers on the shore.',
    pictures: [
      {url: 'https://cdn.test/1', alt: 'Embers', width: 1600, height: 1200, isThere: true},
    ],
    variants: [
      {
        title: '12×16 in',
        price: 80,
        currency: 'CAD',
        isForSale: true,
        widthCm: null,
        heightCm: null,
      },
    ],
    fields: {medium: 'Print of an oil', year: '2023', story: 'We sat by the fire.'},
    ...change,
  };
}

const handlesOf = (kind: string, works: readonly Work[]) =>
  works.filter(({type}) => type === kind).map(({handle}) => handle);

const XML_BODY = '<loc>https://shop.test/product/ember</loc>';

/** A real shop without findings, at noon on 21 November 2026. */
export function aShop(change: Partial<ShopFacts> = {}): ShopFacts {
  const {works = [aWork()]} = change;
  return {
    now: new Date('2026-11-21T12:00:00Z'),
    sharpness: null,
    isEmbedded: false,
    settings: {
      storeUrl: 'https://store.myshopify.com',
      shopUrl: 'https://shop.test',
      storefrontToken: 'a'.repeat(32),
      storefrontId: null,
      checkoutDomain: 'checkout.shop.test',
      ga4Id: null,
      mailFrom: 'studio@shop.ca',
    },
    storefront: {
      status: 200,
      askedVersion: '2025-07',
      servedVersion: '2025-07',
      refused: [],
      shopName: 'Shop',
    },
    works,
    collections: [
      {handle: 'prints', works: handlesOf(PRINTS, works)},
      {handle: 'originals', works: handlesOf(ORIGINALS, works)},
    ],
    viewings: [{title: 'For Anna', key: 'k7vq-2m9x-w4tn'}],
    sellsOtherSizes: false,
    missingMenus: [],
    policies: [
      {name: 'shipping', text: 'Free to Canada. It leaves within 3 to 5 business days.'},
      {name: 'returns', text: 'All sales are final. Write within 7 days of receipt.'},
      {name: 'privacy', text: 'Not for anyone under 13.'},
      {name: 'terms', text: 'You are over 18. Liability is limited to 100 USD.'},
    ],
    checkout: {
      url: 'https://checkout.shop.test/cart/c/1',
      problem: null,
      page: aVisit({url: 'https://checkout.shop.test/cart/c/1'}),
    },
    site: {
      home: aVisit(),
      policies: {
        shipping: aVisit({
          body: '<article><p>Shipping is free. It leaves within <b>3–5</b> business days.</article>',
        }),
        returns: aVisit({
          body: '<article>All sales are final. Within 7 days of receipt.</article>',
        }),
        privacy: aVisit({body: '<article>Not for anyone under 13.</article>'}),
        terms: aVisit({body: '<article>Over <!-- -->18. It is limited to 100 USD.</article>'}),
      },
      robots: aVisit({
        body: 'User-agent: *\nDisallow: /cart\n\nUser-agent: GPTBot\nDisallow: /\n',
      }),
      documents: [
        {
          name: 'sitemap',
          visit: aVisit({url: 'https://shop.test/sitemap.xml', body: XML_BODY}),
          hasPricedAlone: true,
        },
      ],
    },
    forms: {message: aVisit({status: 400}), picture: aVisit()},
    trustsVisitorAddress: false,
    names: {
      shop: {host: 'shop.test', addresses: ['23.227.38.65'], cname: null},
      checkout: {
        host: 'checkout.shop.test',
        addresses: ['23.227.38.74'],
        cname: 'shops.myshopify.com',
      },
      mail: {
        domain: 'shop.ca',
        spf: ['v=spf1 include:amazonses.com ~all'],
        dkim: ['p=MIGf'],
        dmarc: ['v=DMARC1; p=none'],
      },
    },
    exposed: {themes: [], agents: []},
    admin: {
      hidden: [],
      collections: ['prints', 'originals'],
      sortedByPrice: [],
      missingDefinitions: [],
      scopes: APP_SCOPES.flatMap(({scopes}) => scopes),
      missingTopics: [],
    },
    ...change,
  };
}
