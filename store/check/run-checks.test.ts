import {describe, expect, it} from 'vitest';
import type {Finding} from './check';
import type {ShopFacts} from './load-shop';
import type {Work} from './load/load-storefront';
import {runChecks} from './run-checks';
import {aShop, aVisit, aWork} from './testing';

const faults = (shop: ShopFacts) => runChecks(shop).filter(({level}) => level !== 'passed');
const lineOf = ({level, subject, message, works}: Finding) =>
  `${level} ${subject}: ${[message, ...works].join(' ')}`;
const linesOf = (shop: ShopFacts) => faults(shop).map(lineOf);
/** The good news about a subject. */
const passed = (shop: ShopFacts, subject: string) =>
  runChecks(shop).find((finding) => finding.level === 'passed' && finding.subject === subject)
    ?.message;

const SHOP = aShop();
const {checkout, names, settings, site} = SHOP;
const admin = SHOP.admin!;
const [PICTURE] = aWork().pictures;
const [VARIANT] = aWork().variants;

/** Makes a shop of which one part is changed. */
const changing =
  <Part extends keyof ShopFacts>(part: Part) =>
  (change: Partial<NonNullable<ShopFacts[Part]>>) =>
    aShop({[part]: Object.assign({}, SHOP[part], change)});
const withStore = changing('storefront');
const withSettings = changing('settings');
const withCheckout = changing('checkout');
const withAdmin = changing('admin');
const withForms = changing('forms');
const withNames = changing('names');
const withSite = changing('site');
const refusing = (what: string) => withStore({refused: [{what, problem: 'ACCESS_DENIED'}]});
const withPrints = (works: string[] | null, change: Partial<typeof admin> | null = {}) =>
  aShop({
    admin: change && {...admin, ...change},
    collections: [{handle: 'prints', works}],
  });
const withMail = (change: Partial<NonNullable<typeof names>['mail']>) =>
  withNames({mail: {...names!.mail, ...change}});
const withDocument = (
  change: Partial<NonNullable<typeof site>['documents'][number]>,
  works = [aWork()],
) => aShop({works, site: {...site!, documents: [{...site!.documents[0]!, ...change}]}});
const withHome = (body: string, privacy: string, change: Partial<ShopFacts['settings']> = {}) => ({
  ...withSettings(change),
  site: {
    ...site!,
    home: aVisit({body}),
    policies: {...site!.policies, privacy: aVisit({body: privacy})},
  },
});
const withPolicy = (name: string, text: string | null) =>
  aShop({policies: SHOP.policies.map((one) => (one.name === name ? {...one, text} : one))});
const withWork = (change: Partial<Work>, shop: Partial<ShopFacts> = {}) =>
  aShop({works: [aWork(change)], ...shop});
const withFields = (fields: Record<string, string>) =>
  withWork({fields: {...aWork().fields, ...fields}});
const withVariants = (...changes: Partial<Work['variants'][number]>[]) =>
  withWork({variants: changes.map((change) => ({...VARIANT!, ...change}))});

const ORIGINAL = aWork({
  handle: 'gale',
  title: 'The Gale',
  type: 'Original Paintings',
  fields: {...aWork().fields, original_size: '40 × 30 in'},
});
const COMING = aWork({
  handle: 'soon',
  title: 'Soon',
  fields: {...aWork().fields, launch_at: '2026-11-21T12:00:01Z'},
});
const exposing = (exposed: Partial<ShopFacts['exposed']>, change: Partial<ShopFacts> = {}) =>
  aShop({
    works: [aWork(), ORIGINAL, COMING],
    exposed: {themes: [], agents: [], ...exposed},
    ...change,
  });
const HIDDEN = [
  {handle: 'next', title: 'Next', status: 'ACTIVE'},
  {handle: 'old', title: 'Old', status: 'DRAFT'},
];

it('finds nothing to do in a shop without faults', () => {
  expect(linesOf(SHOP)).toEqual([]);
  expect(runChecks(SHOP).every(({remedy}) => remedy === null)).toBe(true);
});

it('has a remedy for every fault', () => {
  const broken = aShop({works: [], forms: null, names: null, site: null, admin: null});
  for (const {remedy} of faults(broken)) expect(remedy).toBeTruthy();
});

/** The start and a part of the only line about each. */
const FAULTS: Record<string, Record<string, ShopFacts>> = {
  'blocker Store': {
    'doesn’t answer': withStore({status: null}),
    'doesn’t accept the Storefront token': withStore({status: 401}),
    frozen: withStore({status: 402}),
    'with an error (500)': withStore({status: 500}),
    'can’t read your works': refusing('works'),
    'doesn’t show any works': aShop({works: []}),
  },
  'warning Store': {
    'can’t read redirects': refusing('redirects'),
    'has 7 characters': withSettings({storefrontToken: 'shpat_1'}),
  },
  "warning Shopify's version": {
    'with 2025-10': withStore({servedVersion: '2025-10'}),
  },
  "skipped Shopify's version": {
    'which API version': withStore({servedVersion: null}),
  },
  'blocker Checkout': {
    '(DENIED)': withCheckout({url: null, problem: 'DENIED'}),
    'checkout.shop.test doesn’t answer': withCheckout({page: aVisit({status: null})}),
    'checkout.shop.test answers 503': withCheckout({page: aVisit({status: 503})}),
    'is password-protected': withCheckout({
      page: aVisit({url: 'https://store.myshopify.com/password'}),
    }),
    'sends buyers to pay.test': withCheckout({url: 'https://pay.test/cart/c/1', page: aVisit()}),
    'Every work is sold out': withVariants({isForSale: false}),
  },
  'warning Policies': {
    'no policy for terms': withPolicy('terms', null),
    'shop: 3–5; checkout: 7–10': withPolicy('shipping', 'Free shipping, in 7-10 business days.'),
    'free shipping': withPolicy('shipping', 'It’s CAD $20.'),
    'checkout: 30': withPolicy('returns', 'All sales are final. Write within 30 days of receipt.'),
    'final sales': withPolicy('returns', 'Send it back.'),
    'shop: 13': withPolicy('privacy', 'Not for anyone under 16.'),
    'shop: 18': withPolicy('terms', 'You are over 21.'),
    'shop: 100 USD; checkout: 500 CAD': withPolicy(
      'terms',
      'You are over 18. It is limited to 500 CAD.',
    ),
  },
  'warning Pictures': {
    'without a picture. ember': withWork({pictures: []}),
    'doesn’t load. ember': withWork({pictures: [{...PICTURE!, isThere: false}]}),
    'smaller than 1200 pixels': withWork({pictures: [{...PICTURE!, width: 900, height: 700}]}),
    'Ember, 10.4 for 152 cm': withVariants({title: '40×60 in'}),
    'Ember, 39.3 for 41 cm': aShop({sharpness: 60}),
  },
  'warning Alt texts': {
    'without alt text': withWork({pictures: [{...PICTURE!, alt: ' '}]}),
    'is a file name': withWork({pictures: [{...PICTURE!, alt: 'IMG_2041.jpg'}]}),
  },
  'warning Types': {
    'neither collection. ember': withWork({type: 'Print'}),
  },
  'warning Sizes': {
    'without a size. ember': withVariants({title: 'Large'}),
    'shows only the first 10. ember': withVariants(...Array<object>(11).fill({})),
    ember: withWork({type: 'Original Paintings'}),
  },
  'blocker Prices': {
    'cost nothing': withVariants({price: 0}),
    'isn’t in CAD': withVariants({currency: 'EUR'}),
  },
  'warning Prices': {
    'larger size costs less': withVariants({}, {title: '18×24 in', price: 60}),
  },
  'warning Words': {
    'without a description': withWork({description: ' '}),
    'neither a poem nor a story. new': withWork({
      fields: {medium: 'Oil', year: '2023'},
      handle: 'new',
    }),
    'without a medium': withWork({fields: {story: 'S.', year: '2023'}}),
    'without a year': withWork({fields: {story: 'S.', medium: 'Oil'}}),
  },
  'warning Stock': {
    'because their first size is': withVariants({isForSale: false}, {title: '18×24 in'}),
  },
  'warning Titles': {
    'lists only one of them. ember ember-2': aShop({
      works: [aWork(), aWork({handle: 'ember-2', title: 'ember '})],
    }),
  },
  'warning Launches': {
    'is over: Ember, 2026-11-20': withFields({launch_at: '2026-11-20T09:00:00-04:00'}),
    'isn’t a date': withFields({launch_at: 'soon'}),
    'begins after their launch': withFields({
      launch_at: '2026-12-01T09:00:00-04:00',
      early_access_at: '2026-12-02T09:00:00-04:00',
    }),
  },
  'warning Keys': {
    'could be guessed. ember': withFields({early_access_key: 'autumn-letter-7'}),
    'could be guessed: For Anna.': aShop({
      viewings: [{title: 'For Anna', key: 'anna-by-the-window-7'}],
    }),
  },
  'blocker Hidden prices': {
    'The Gale at https://store.myshopify.com/products.json': exposing({themes: ['ember', 'gale']}),
    'of Soon to': exposing({agents: ['soon']}),
    'in its sitemap. next': exposing(
      {themes: ['next', 'old']},
      {admin: {...admin, hidden: HIDDEN}},
    ),
  },
  'warning Hidden prices': {
    'every hidden price. gale soon': exposing(
      {},
      {site: {...site!, home: aVisit({body: `"${settings.storefrontToken}"`})}},
    ),
  },
  'warning Collections': {
    "has no collection 'prints'": withPrints(null, {collections: []}),
    "'prints' is not published": withPrints(null),
    "'prints' is empty": withPrints([]),
    "aren’t in the collection 'prints'": withPrints(['other']),
    "'prints' is sorted by price": withAdmin({sortedByPrice: ['prints']}),
  },
  'warning Fields': {
    "missing 1 of the shop's fields": withAdmin({
      missingDefinitions: ['new: custom.paper of products'],
    }),
  },
  'skipped Fields': {
    'only with an Admin token': aShop({admin: null}),
  },
  'warning App': {
    'write_draft_orders (holds)': withAdmin({
      scopes: admin.scopes.filter((scope) => scope !== 'write_draft_orders'),
    }),
    ORDERS_PAID: withAdmin({missingTopics: ['ORDERS_PAID']}),
  },
  'warning Forms': {
    'Nothing receives': aShop({forms: null}),
    'don’t answer': withForms({message: aVisit({status: null})}),
    'refuse the key': withForms({message: aVisit({status: 401})}),
    'aren’t deployed': withForms({message: aVisit({status: 404})}),
    'answer 500': withForms({message: aVisit({status: 500})}),
    'don’t have SHOP_FORWARD_SECRET': withForms({picture: aVisit({status: 403})}),
    'can’t be stored (500)': withForms({picture: aVisit({status: 500})}),
  },
  'skipped Forms': {
    'can’t be tested without': withForms({picture: null}),
  },
  'blocker Limits': {
    trusts: aShop({trustsVisitorAddress: true}),
  },
  'skipped Limits': {
    'weren’t tested': aShop({trustsVisitorAddress: null}),
  },
  'warning Mail': {
    'shop.ca has no SPF record': withMail({spf: []}),
    'lets anyone send email': withMail({spf: ['v=spf1 +all']}),
    'no DKIM key': withMail({dkim: []}),
    'no DMARC record': withMail({dmarc: []}),
    "the demo's": withMail({domain: 'marenhallet.example'}),
  },
  'blocker Domains': {
    'doesn’t resolve': withNames({shop: {host: 'shop.test', addresses: [], cname: null}}),
    'checkout.shop.test doesn’t point to Shopify': withNames({
      checkout: {host: 'checkout.shop.test', addresses: ['192.0.2.1'], cname: null},
    }),
    'both at shop.test': withNames({checkout: {...names!.checkout!, host: 'shop.test'}}),
  },
  'warning Domains': {
    "URL isn't set": withNames({shop: null}),
  },
  'warning Analytics': {
    "'UA-1' isn’t": withSettings({ga4Id: 'UA-1'}),
    'half set up': {
      ...withSettings({storefrontId: '1', checkoutDomain: null}),
      checkout: {...checkout, url: 'https://store.myshopify.com/cart/c/1'},
    },
    'says that nothing is counted': withHome('Privacy Choices', '', {ga4Id: 'G-ABCDE'}),
    'but they aren’t': withHome('', 'Measuring visits, if you agree'),
    'doesn’t ask for consent': withSettings({ga4Id: 'G-ABCDE'}),
  },
  'blocker For search engines': {
    'answers 500': withSite({home: aVisit({status: 500})}),
  },
  'warning For search engines': {
    'search engine away': withSite({robots: aVisit({body: 'User-agent: *\nDisallow: /'})}),
    'sitemap answers 500': withDocument({visit: aVisit({status: 500})}),
    'doesn’t list any': withDocument({visit: aVisit()}),
    'leads to another shop': withDocument({
      visit: aVisit({body: '<a>https://old.test/product/a</a>'}),
    }),
  },
};

describe.each(Object.entries(FAULTS))('%s', (start, shops) => {
  it.each(Object.entries(shops))('… %s', (words, shop) => {
    expect(linesOf(shop)).toEqual([expect.stringMatching(new RegExp(`^${start}: `))]);
    expect(linesOf(shop)[0]).toContain(words);
  });
});

const FINE: Record<string, ShopFacts> = {
  'a missing collection, while no work is of its type': aShop({
    collections: [{handle: 'originals', works: null}],
  }),
  drafts: withAdmin({hidden: HIDDEN}),
  'a scope that includes another': withAdmin({
    scopes: admin.scopes.map((scope) => scope.replace('read_orders', 'write_orders')),
  }),
  'missing menus': aShop({missingMenus: ['shop-header', 'shop-footer']}),
  'menus that can’t be read, which is one of the token': aShop({missingMenus: null}),
  'counting with the question and the words': withHome(
    'Privacy Choices',
    'Measuring visits, if you agree',
    {ga4Id: 'G-ABCDE'},
  ),
  'a shown price': exposing({themes: ['ember'], agents: ['ember']}),
  'a sold-out first size, where the artist sells the others': {
    ...withVariants({isForSale: false}, {title: '18×24 in'}),
    sellsOtherSizes: true,
  },
  'as many sizes as the shop shows': withVariants(...Array<object>(10).fill({})),
  'a size in fields': withVariants({title: 'Large', widthCm: 40, heightCm: 30}),
  'a print and its original': aShop({works: [aWork(), {...ORIGINAL, title: 'Ember'}]}),
  'a second listing, whatever it lacks': aShop({
    works: [aWork(), aWork({handle: 'ember-2', tags: ['Second listing'], pictures: []})],
  }),
  'an empty feed of priced works, where there are originals alone': withDocument(
    {visit: aVisit(), hasPricedAlone: true},
    [ORIGINAL],
  ),
  'what the artist wrote about shipping herself': {
    ...withPolicy('shipping', 'We charge $20: 7-10 business days.'),
    site: {
      ...site!,
      policies: {
        ...site!.policies,
        shipping: aVisit({
          body: '<article>The buyer pays. It leaves in 7–10 business days.</article>',
        }),
      },
    },
  },
};

it.each(Object.entries(FINE))('finds no fault in %s', (_, shop) => {
  expect(linesOf(shop)).toEqual([]);
});

it('explains what it can’t know about a collection that it can’t read', () => {
  const [found] = faults(withPrints(null, null));
  expect(found!.remedy).toMatch(/automated, with the product type 'Prints'.*Publishing/);
});

it('mentions drafts, missing menus and empty collections without reporting a fault', () => {
  expect(passed(withAdmin({hidden: HIDDEN}), 'Fields')).toContain('unpublished: Next, Old.');
  expect(passed(aShop({missingMenus: ['shop-header']}), 'Menus')).toContain(
    'these menus: shop-header.',
  );
  expect(passed(aShop({missingMenus: null}), 'Menus')).toBeUndefined();
  expect(passed(SHOP, 'Collections')).toContain("No work has the type 'Original Paintings' yet");
});

it('compares no policies without a site', () => {
  const shop = aShop({site: null});
  expect(faults({...withPolicy('terms', 'You are over 21.'), site: null})).toEqual(faults(shop));
});
