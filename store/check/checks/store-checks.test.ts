import {describe, expect, it} from 'vitest';
import type {Finding} from '../finding';
import {runChecks} from '../run-checks';
import type {ShopFacts, StorePolicy} from '../shop-facts';
import {aShop, aVisit, aWork} from '../testing';

const faults = (facts: ShopFacts) => runChecks(facts).filter(({level}) => level !== 'fine');
const summary = ({level, subject, says}: Finding) => `${level} ${subject}: ${says}`;
const only = (facts: ShopFacts) => {
  const found = faults(facts);
  expect(found.map(summary)).toHaveLength(1);
  return summary(found[0]!);
};

describe('a shop in order', () => {
  it('has nothing to mend, and every finding without a fault needs nothing done', () => {
    expect(faults(aShop()).map(summary)).toEqual([]);
    expect(runChecks(aShop()).every(({toDo}) => toDo === null)).toBe(true);
  });

  it('has something to do beside every fault', () => {
    const broken = aShop({works: [], forms: null, names: null, site: null, admin: null});
    for (const {toDo} of faults(broken)) expect(toDo).toBeTruthy();
  });
});

describe('the token', () => {
  const withStorefront = (change: Partial<ShopFacts['storefront']>) =>
    aShop({storefront: {...aShop().storefront, ...change}});

  it.each([
    [null, 'doesn’t answer'],
    [401, 'doesn’t accept the Storefront token'],
    [402, 'frozen'],
    [500, 'answers with an error (500)'],
  ])('stops a sale when the store answers %s', (status, words) => {
    expect(only(withStorefront({status}))).toMatch(/^stops Store: /);
    expect(only(withStorefront({status}))).toContain(words);
  });

  it('may not read works, or other things', () => {
    const refused = (what: string) => withStorefront({refused: [{what, problem: 'ACCESS_DENIED'}]});
    expect(only(refused('works'))).toMatch(/^stops Store: The token can’t read your works/);
    expect(only(refused('redirects'))).toMatch(/^mend Store: The token can’t read redirects/);
  });

  it('sees no work', () => {
    expect(only(aShop({works: []}))).toMatch(/^stops Store: The store doesn’t show any works/);
  });

  it('is of the length that analytics take', () => {
    const settings = {...aShop().settings, storefrontToken: 'shpat_1'};
    expect(only(aShop({settings}))).toContain('has 7 characters, not 32');
  });

  it('is answered by another version than it asks for', () => {
    expect(only(withStorefront({servedVersion: '2025-10'}))).toContain('answers with 2025-10');
    expect(only(withStorefront({servedVersion: null}))).toMatch(/^unseen/);
  });
});

describe('the collections', () => {
  const prints = (works: readonly string[] | null, admin = aShop().admin) =>
    aShop({admin, collections: [{handle: 'prints', works}]});
  const withoutAny = {...aShop().admin!, collections: []};

  it.each<[string, ShopFacts, string]>([
    ['missing', prints(null, withoutAny), "has no collection 'prints'"],
    ['unpublished', prints(null), "'prints' is not published"],
    ['empty', prints([]), "'prints' is empty"],
    ['without a work of its type', prints(['other']), "aren’t in the collection 'prints'"],
  ])('are %s', (_name, facts, words) => {
    expect(only(facts)).toMatch(/^mend Collections: /);
    expect(only(facts)).toContain(words);
  });

  it('are missing or unpublished, where nobody may look', () => {
    const [found] = faults(prints(null, null));
    expect(found).toMatchObject({subject: 'Collections'});
    expect(found!.toDo).toMatch(/automated, with the product type 'Prints'.*Publishing/);
  });

  it('may be missing while no work is of their type', () => {
    const facts = aShop({collections: [{handle: 'originals', works: null}]});
    expect(faults(facts)).toEqual([]);
    expect(runChecks(facts).map(summary)).toContain(
      "fine Collections: No work has the type 'Original Paintings' yet, so the page of the originals is empty.",
    );
  });
});

it('finds that a work’s position reveals its price, where a collection is sorted by it', () => {
  const admin = {...aShop().admin!, sortedByPrice: ['prints']};
  expect(only(aShop({admin}))).toContain("'prints' is sorted by price");
});

it('finds the viewing whose key could be guessed', () => {
  const viewings = [{title: 'For Anna', key: 'anna-by-the-window-7'}];
  expect(only(aShop({viewings}))).toContain('could be guessed: For Anna.');
});

it.each([
  [true, /^stops Limits: .*trusts/],
  [null, /^unseen Limits: .*weren’t tested/],
])('judges the limits per network when visitors are believed: %s', (trustsVisitorAddress, says) => {
  expect(only(aShop({trustsVisitorAddress}))).toMatch(says);
});

it('names the menus that the store lacks without a fault', () => {
  const withMenus = (missingMenus: string[] | null) =>
    runChecks(aShop({missingMenus})).filter(({subject}) => subject === 'Menus');
  expect(withMenus(['shop-header', 'shop-footer']).map(summary)).toEqual([
    "fine Menus: The store has no menu shop-header and no menu shop-footer, so the shop's own links are shown. To make yours, create a menu with that handle under Content, Menus.",
  ]);
  expect(withMenus([]).map(({level}) => level)).toEqual(['fine']);
  // The token can’t read menus, which is a finding about the token.
  expect(withMenus(null)).toEqual([]);
});

describe('the checkout', () => {
  const at = (change: Partial<ShopFacts['checkout']>) =>
    aShop({checkout: {...aShop().checkout, ...change}});

  it.each<[string, Partial<ShopFacts['checkout']>, string]>([
    ['no cart', {url: null, problem: 'ACCESS_DENIED'}, 'can’t create a cart (ACCESS_DENIED)'],
    ['silence', {page: aVisit({status: null})}, 'checkout.shop.test doesn’t answer'],
    ['an error', {page: aVisit({status: 503})}, 'checkout.shop.test answers 503'],
    [
      'a password',
      {page: aVisit({url: 'https://store.myshopify.com/password'})},
      'is password-protected',
    ],
    [
      'a host of which the shop does not know',
      {url: 'https://pay.test/cart/c/1', page: aVisit({url: 'https://pay.test/cart/c/1'})},
      'sends buyers to pay.test',
    ],
  ])('stops a sale with %s', (_name, change, words) => {
    expect(only(at(change))).toMatch(/^stops Checkout: /);
    expect(only(at(change))).toContain(words);
  });

  it('has nothing to sell when every work is sold out', () => {
    const [variant] = aWork().variants;
    const sold = aWork({variants: [{...variant!, isForSale: false}]});
    const facts = aShop({works: [sold], checkout: {url: null, problem: null, page: null}});
    expect(only(facts)).toMatch(/^stops Checkout: Every work is sold out/);
  });
});

describe('the policies of the checkout', () => {
  const saying = (name: string, text: string | null) =>
    aShop({policies: aShop().policies.map((one) => (one.name === name ? {...one, text} : one))});

  it('are missed', () => {
    expect(only(saying('terms', null))).toMatch(/^mend Policies: .* no policy for terms/);
  });

  it.each([
    ['shipping', 'Free shipping, in 7-10 business days.', 'shop: 3–5; checkout: 7–10'],
    ['shipping', 'We charge CAD $20.', 'free shipping'],
    ['returns', 'All sales are final. Write within 30 days of receipt.', 'checkout: 30'],
    ['returns', 'Send it back if you like.', 'final sales'],
    ['privacy', 'Not for anyone under 16.', 'shop: 13; checkout: 16'],
    ['terms', 'You are over 21.', 'shop: 18; checkout: 21'],
    ['terms', 'You are over 18. It is limited to 500 CAD.', 'shop: 100 USD; checkout: 500 CAD'],
  ])('contradict the site: %s, %s', (name, text, words) => {
    expect(only(saying(name, text))).toContain(words);
  });

  it.each<[StorePolicy['name'], string, string]>([
    [
      'shipping',
      'The buyer pays. It leaves in 7–10 business days.',
      'We charge $20: 7-10 business days.',
    ],
    ['returns', 'Send it back within 30 days of receipt.', 'Within 30 days of receipt.'],
  ])('follow what the artist wrote herself: %s', (name, own, text) => {
    const site = aShop().site!;
    const policies = {...site.policies, [name]: aVisit({body: `<article>${own}</article>`})};
    expect(faults({...saying(name, text), site: {...site, policies}})).toEqual([]);
  });

  it('need no site to be missed, and only a site to be compared', () => {
    expect(faults({...saying('terms', 'You are over 21.'), site: null})).toEqual(
      faults(aShop({site: null})),
    );
  });
});

describe('forms, fields, mail, domains, counting, documents', () => {
  it.each<[string, Partial<ShopFacts['forms'] & object>, string]>([
    ['out of reach', {message: aVisit({status: null})}, 'don’t answer'],
    ['of another key', {message: aVisit({status: 401})}, 'refuse the key'],
    ['not deployed', {message: aVisit({status: 404})}, 'aren’t deployed'],
    ['broken', {message: aVisit({status: 500})}, 'answer 500'],
    ['of another secret', {picture: aVisit({status: 403})}, 'don’t have SHOP_FORWARD_SECRET'],
    ['without a bucket', {picture: aVisit({status: 500})}, 'can’t be stored (500)'],
    ['without a secret', {picture: null}, 'can’t be tested without'],
  ])('functions are %s', (_name, change, words) => {
    expect(only(aShop({forms: {...aShop().forms!, ...change}}))).toContain(words);
  });

  it('nothing takes what visitors send', () => {
    expect(only(aShop({forms: null}))).toMatch(/^mend Forms: Nothing receives/);
  });

  it('fields are missed, and drafts are named without a fault', () => {
    const admin = {...aShop().admin!, missingDefinitions: ['new: custom.paper of products']};
    expect(only(aShop({admin}))).toContain("is missing 1 of the shop's fields");
    const drafts = aShop({
      admin: {...aShop().admin!, hidden: [{handle: 'a', title: 'A', status: 'DRAFT'}]},
    });
    expect(faults(drafts)).toEqual([]);
    expect(only(aShop({admin: null}))).toMatch(/^unseen Fields/);
  });

  it('scopes and webhooks are missed', () => {
    const admin = aShop().admin!;
    const without = (scope: string) => admin.scopes.filter((one) => one !== scope);
    expect(only(aShop({admin: {...admin, scopes: without('write_draft_orders')}}))).toBe(
      'mend App: The app lacks the scopes write_draft_orders (holds).',
    );
    const scopes = [...without('read_orders'), 'write_orders'];
    expect(faults(aShop({admin: {...admin, scopes}}))).toEqual([]);
    expect(only(aShop({admin: {...admin, missingTopics: ['ORDERS_PAID']}}))).toBe(
      'mend App: The store doesn’t send the webhooks ORDERS_PAID.',
    );
  });

  it.each<[Partial<NonNullable<ShopFacts['names']>['mail']>, string]>([
    [{spf: []}, 'shop.ca has no SPF record'],
    [{spf: ['v=spf1 +all']}, 'lets anyone send email in your name'],
    [{dkim: []}, 'no DKIM key'],
    [{dmarc: []}, 'no DMARC record'],
    [{domain: 'marenhallet.example'}, "the demo's"],
  ])('the sender of mails: %j', (mail, words) => {
    const names = aShop().names!;
    expect(only(aShop({names: {...names, mail: {...names.mail, ...mail}}}))).toContain(words);
  });

  it.each<[Partial<NonNullable<ShopFacts['names']>>, string]>([
    [{shop: {host: 'shop.test', addresses: [], cname: null}}, 'doesn’t resolve'],
    [
      {checkout: {host: 'checkout.shop.test', addresses: ['192.0.2.1'], cname: null}},
      'checkout.shop.test doesn’t point to Shopify',
    ],
    [
      {checkout: {host: 'shop.test', addresses: ['23.227.38.74'], cname: null}},
      'both at shop.test',
    ],
    [{shop: null}, "URL isn't set"],
  ])('domains: %j', (change, words) => {
    expect(only(aShop({names: {...aShop().names!, ...change}}))).toContain(words);
  });

  it.each<[string, Partial<ShopFacts['settings']>, string, string, string]>([
    ['a wrong id', {ga4Id: 'UA-1'}, '', '', "'UA-1' isn’t a measurement ID"],
    ['half of Shopify', {storefrontId: '1', checkoutDomain: null}, '', '', 'half set'],
    ['a choice without words', {ga4Id: 'G-ABCDE'}, 'Privacy Choices', '', 'says that nothing'],
    ['words without a choice', {}, '', 'Measuring visits, if you agree', 'but they aren’t'],
    ['an older deployment', {ga4Id: 'G-ABCDE'}, '', '', 'doesn’t ask for consent'],
  ])('counting with %s', (_name, settings, home, privacy, words) => {
    const site = aShop().site!;
    const facts = aShop({
      settings: {...aShop().settings, ...settings},
      site: {
        ...site,
        home: aVisit({body: home}),
        policies: {...site.policies, privacy: aVisit({body: privacy})},
      },
    });
    const about = faults(facts).filter(({subject}) => subject === 'Analytics');
    expect(about.map(summary).join()).toContain(words);
    expect(about).toHaveLength(1);
  });

  it('counting whole, with the question and the words', () => {
    const site = aShop().site!;
    const facts = aShop({
      settings: {...aShop().settings, ga4Id: 'G-ABCDE'},
      site: {
        ...site,
        home: aVisit({body: 'Privacy Choices'}),
        policies: {
          ...site.policies,
          privacy: aVisit({body: 'Measuring visits, if you agree'}),
        },
      },
    });
    expect(faults(facts)).toEqual([]);
  });

  it.each<[string, (site: NonNullable<ShopFacts['site']>) => object, string]>([
    ['no shop', () => ({home: aVisit({status: 500})}), 'stops For search engines'],
    [
      'robots',
      () => ({robots: aVisit({body: 'User-agent: *\nDisallow: /'})}),
      'search engine away',
    ],
    [
      'a broken document',
      ({documents: [one]}) => ({documents: [{...one, errors: ['unclosed tag']}]}),
      'isn’t valid: unclosed tag',
    ],
    [
      'a missing document',
      ({documents: [one]}) => ({documents: [{...one, visit: {...one!.visit, status: 500}}]}),
      'sitemap answers 500',
    ],
    [
      'an empty document',
      ({documents: [one]}) => ({documents: [{...one, visit: {...one!.visit, body: ''}}]}),
      'doesn’t list any works',
    ],
    [
      'a document of another shop',
      ({documents: [one]}) => ({
        documents: [{...one, visit: {...one!.visit, body: '<a>https://old.test/product/a</a>'}}],
      }),
      'leads to another shop',
    ],
  ])('%s', (_name, change, words) => {
    const site = aShop().site!;
    expect(only(aShop({site: {...site, ...change(site)}}))).toContain(words);
  });

  it('a feed of priced works may be empty where there are originals alone', () => {
    const [one] = aShop().site!.documents;
    const original = aWork({
      type: 'Original Paintings',
      fields: {...aWork().fields, original_size: '40 × 30 in'},
    });
    const site = {...aShop().site!, documents: [{...one!, visit: {...one!.visit, body: ''}}]};
    expect(faults(aShop({works: [original], site}))).toEqual([]);
  });
});

describe('what the store exposes without a token', () => {
  const original = aWork({handle: 'gale', title: 'The Gale', type: 'Original Paintings'});
  const coming = aWork({
    handle: 'soon',
    title: 'Soon',
    fields: {...aWork().fields, launch_at: '2026-11-21T12:00:01Z'},
  });
  const exposing = (exposed: Partial<ShopFacts['exposed']>, works = [aWork(), original, coming]) =>
    aShop({works, exposed: {themes: [], agents: [], ...exposed}});
  const early = (facts: ShopFacts) =>
    faults(facts).filter(({subject}) => subject === 'Hidden prices');

  it.each<[string, ShopFacts, string[]]>([
    ['a shown price', exposing({themes: ['ember'], agents: ['ember']}), []],
    ['an original to themes', exposing({themes: ['ember', 'gale']}), ['gale']],
    ['a launch to agents', exposing({agents: ['soon']}), ['soon']],
    [
      'a work that waits outside the shop',
      {
        ...exposing({themes: ['next', 'old']}),
        admin: {
          ...aShop().admin!,
          hidden: [
            {handle: 'next', title: 'Next', status: 'ACTIVE'},
            {handle: 'old', title: 'Old', status: 'DRAFT'},
          ],
        },
      },
      ['next'],
    ],
  ])('is %s', (_what, facts, handles) => {
    const found = early(facts);
    expect(found.flatMap(({works}) => works)).toEqual(handles);
    for (const {level, toDo} of found) {
      expect(level).toBe('stops');
      expect(toDo).toContain('Publishing: clear Online Store');
    }
  });

  it('is exposed by a token on its pages too', () => {
    const facts = exposing({});
    const home = aVisit({body: `"${facts.settings.storefrontToken}"`});
    const [found] = early({...facts, site: {...facts.site!, home}});
    expect(found).toMatchObject({level: 'mend', works: ['gale', 'soon']});
  });
});
