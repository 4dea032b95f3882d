import {readdirSync} from 'node:fs';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {Fault} from '../support/control';
import {aPicture} from '../support/pictures';
import {startShop, type Shop} from '../support/shop';

let shop: Shop;
let picture: Buffer<ArrayBuffer>;
let merchandiseId: string;
beforeAll(async () => {
  shop = await startShop();
  picture = await aPicture('jpeg');
  const page = await (await fetch(`${shop.url}/product/first-light`)).text();
  merchandiseId = /gid:\/\/shopify\/ProductVariant\/\d+/.exec(page)?.[0] ?? '';
});
afterAll(() => shop.close());

/** What a busy machine may take on top of the worker's own limits. */
const SLACK_MS = 5000;
/** `STOREFRONT_TIMEOUT_MS`, and what a form and a remote cart wait for. */
const LIMIT_MS = {storefront: 6000, functions: 10_000, cart: 6000 + 10_000};

/** A way to fail, and whether the answer can be made use of all the same. */
type Failing = Omit<Fault, 'target'> & {isUsable?: true};

const STATUSES = [400, 401, 402, 403, 404, 429, 430, 500, 502, 503, 504];
const FAULTS: [string, Failing][] = [
  ...STATUSES.map((status): [string, Failing] => [`status ${status}`, {status}]),
  ['a page of HTML with 502', {status: 502, body: '<html>at nginx (127.0.0.1:3001)</html>'}],
  ['a page of HTML with 200', {body: '<html>Sign in to the network</html>'}],
  ['GraphQL errors', {graphqlErrors: ['Throttled']}],
  ['null data', {body: '{"data":null}'}],
  ['malformed JSON', {body: '{"data": {,}}'}],
  ['half a body', {body: '{"data":{"product":{"id":"gid'}],
  ['an answer that breaks off', {truncate: true}],
  ['an answer of another type', {contentType: 'text/html', isUsable: true}],
  ['a dropped connection', {drop: true}],
];
/** In the worst case each of these takes its whole time limit. */
const SLOW_FAULTS: [string, Failing][] = [
  ['silence', {delayMs: 11_000}],
  ['an answer in drops', {dripMs: 550}],
];

/** The title of the toast (specification, section 8). */
function storefrontTitle({status, graphqlErrors}: Failing): string {
  if (status === 401) return 'Shopify: Unauthorized';
  if (status === 402) return 'Shopify: Payment required';
  if (status === 403) return 'Shopify: Access Denied';
  return graphqlErrors ? 'Shopify API Error' : 'Shopify Connection Error';
}

/** Every route, an address of it, and the status while the storefront is well and while it fails. */
interface Page {
  route: string;
  path: string;
  status: number;
  failing?: number;
  /** Whether the page shows the toast of what failed. */
  hasNotice?: true;
}
const PAGES: Page[] = [
  {route: '_index', path: '/', status: 200, hasNotice: true},
  {
    route: 'collections.$collection',
    path: '/collections/prints',
    status: 200,
    hasNotice: true,
  },
  {route: 'collections.$collection', path: '/collections/nothing', status: 404},
  {route: 'product.$handle', path: '/product/first-light', status: 200, hasNotice: true},
  {route: 'product.$handle', path: '/product/first-light.data', status: 200, hasNotice: true},
  {
    route: 'product.$handle_.early-access',
    path: '/product/first-light/early-access',
    status: 200,
    hasNotice: true,
  },
  {route: 'products.$handle', path: '/products/first-light', status: 301},
  {route: 'share.$file', path: '/share/first-light.jpg', status: 302},
  {route: 'gallery', path: '/gallery', status: 200},
  {route: 'about', path: '/about', status: 200},
  {route: 'commissions', path: '/commissions', status: 200},
  {route: 'contact', path: '/contact?subject=Boats', status: 200},
  {route: 'newsletter', path: '/newsletter', status: 200},
  {route: 'unsubscribe', path: '/unsubscribe?token=none', status: 200},
  {route: 'pages.$policy', path: '/pages/shipping', status: 200},
  {route: 'pages.$policy', path: '/pages/unknown', status: 200},
  {route: '$', path: '/no/such/page', status: 404},
  {route: 'cart', path: '/cart', status: 404},
  {route: 'api.time', path: '/api/time', status: 200},
  {route: 'api.shop', path: '/api/shop', status: 404},
  {route: 'api.launched.$handle', path: '/api/launched/first-light', status: 200},
  {route: 'api.reference-image', path: '/api/reference-image', status: 404},
  {route: 'healthz', path: '/healthz', status: 200, failing: 503},
  {route: '[sitemap.xml]', path: '/sitemap.xml', status: 200, failing: 503},
  {route: '[feed.xml]', path: '/feed.xml', status: 200, failing: 503},
  {route: '[products.xml]', path: '/products.xml', status: 200, failing: 503},
  {route: '[robots.txt]', path: '/robots.txt', status: 200},
  {route: 'manifest[.]webmanifest', path: '/manifest.webmanifest', status: 200},
  {route: 'service-worker[.]js', path: '/service-worker.js', status: 200},
  {route: '[.]well-known.security[.]txt', path: '/.well-known/security.txt', status: 200},
];

const WORDS = {
  name: 'Ada Leblanc',
  email: 'ada@example.ca',
  subject: 'The wharf',
  message: 'At low tide, please',
};
/** Every form: its fields, and the title of what it says when it was not sent. */
const FORMS: {path: string; fields: Record<string, string>; failure: string}[] = [
  {path: '/newsletter', fields: {email: WORDS.email}, failure: 'Subscription failed'},
  {
    path: '/newsletter',
    fields: {email: WORDS.email, source: 'launch', handle: 'breakthrough', title: 'Breakthrough'},
    failure: 'Failed to join priority list',
  },
  {path: '/contact', fields: WORDS, failure: 'Failed to send message'},
  {
    path: '/commissions',
    fields: {...WORDS, size: '8x10', budget: 'under500'},
    failure: 'Failed to submit request',
  },
];

interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

/** Sends a request, and looks at what every answer must be: in time, dressed, and silent about the inside. */
async function send(
  path: string,
  limitMs: number,
  init: RequestInit = {},
  {url}: Shop = shop,
): Promise<Answer> {
  const startedAtMs = Date.now();
  const response = await fetch(`${url}${path}`, {redirect: 'manual', ...init});
  const {status, headers} = response;
  const text = await response.text();
  expect([path, Date.now() - startedAtMs < limitMs + SLACK_MS]).toEqual([path, true]);
  expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff']);
  expect([path, headers.get('content-security-policy')]).toEqual([path, expect.any(String)]);
  expect([path, /\bat \S+ \(|file:\/\/|graphql\.json|functions\/v1|nginx/.exec(text)]).toEqual([
    path,
    null,
  ]);
  return {status, headers, text};
}

function plant(
  targets: Fault['target'][],
  failing: Failing,
  {control}: Shop = shop,
): Promise<void> {
  const fault: Failing = {...failing};
  delete fault.isUsable;
  return control.setFaults(targets.map((target) => ({target, ...fault})));
}

const post = (path: string, limitMs: number, body: BodyInit, headers = {}) =>
  send(path, limitMs, {method: 'POST', body, headers});

async function expectPages(failing: Failing) {
  await Promise.all(
    PAGES.map(async ({path, status, failing: failingStatus, hasNotice}) => {
      const {text, ...answer} = await send(path, LIMIT_MS.storefront);
      const isWell = failing.isUsable === true;
      expect([path, answer.status]).toEqual([path, isWell ? status : (failingStatus ?? status)]);
      if (!hasNotice) return;
      expect([path, text.includes(storefrontTitle(failing))]).toEqual([path, !isWell]);
      if (!isWell) expect(answer.headers.get('cache-control')).toBe('no-store');
    }),
  );
}

/** A checkout of the panel, and one without scripts. */
async function expectCheckouts(failing: Failing) {
  const [panel, plain] = await Promise.all([
    post('/cart', LIMIT_MS.cart, JSON.stringify({lines: [{merchandiseId, quantity: 1}]}), {
      'content-type': 'application/json',
    }),
    post('/cart', LIMIT_MS.cart, new URLSearchParams({merchandiseId}), {
      referer: `${shop.url}/product/first-light`,
    }),
  ]);
  expect(panel.status).toBe(failing.isUsable ? 200 : 502);
  expect(plain.status).toBe(303);
  const location = plain.headers.get('location');
  if (failing.isUsable) {
    expect(panel.text).toContain('/cart/c/');
    expect(location).toContain('/cart/c/');
  } else {
    expect(panel.text).toMatch(
      /^\{"error":\{"message":"(Checkout failed|Cart creation failed|No checkout URL)/,
    );
    expect(location).toBe('/product/first-light?checkout=failed');
  }
}

/** Every form, posted as without scripts: what was typed comes back with the words. */
async function expectForms(failing: Failing) {
  const [left] = await Promise.all([
    post('/unsubscribe?token=none', LIMIT_MS.functions, ''),
    ...FORMS.map(async ({path, fields, failure}) => {
      const {status, text} = await post(path, LIMIT_MS.functions, new URLSearchParams(fields));
      expect([path, status]).toEqual([path, failing.isUsable ? 200 : 502]);
      if (failing.isUsable) return;
      for (const words of [failure, 'Please try again later', ...Object.values(fields)]) {
        expect([path, words, text.includes(words)]).toEqual([path, words, true]);
      }
    }),
  ]);
  // That nobody knows a token is for the function to say.
  expect(left.status).toBe(failing.isUsable ? 404 : 502);
}

async function expectImages(failing: Failing) {
  const {status, text} = await post(
    '/api/reference-image?index=0&name=cove.jpg',
    LIMIT_MS.functions,
    picture,
  );
  expect(status).toBe(failing.isUsable ? 200 : 502);
  expect(text).toContain(failing.isUsable ? '/storage/v1/object/public/' : 'could not be uploaded');
}

describe('the table of pages', () => {
  it('names every route', () => {
    const routes = readdirSync('app/routes').map((file) => file.replace(/\.tsx$/, ''));
    expect([...new Set(PAGES.map(({route}) => route))].sort()).toEqual(routes.sort());
  });

  it('is right while all is well', () => expectPages({isUsable: true}));
});

describe.each(FAULTS)('%s', (_, failing) => {
  it('of the storefront leaves every page standing, and a mail service’s loses no message', async () => {
    await plant(['storefront', 'mail'], failing);
    const [message] = await Promise.all([
      post('/contact', LIMIT_MS.functions, new URLSearchParams(WORDS)),
      expectPages(failing),
    ]);
    expect(message.status).toBe(200);
    await expectCheckouts(failing);
  });

  it('of cart, functions or storage is told in the right words, and what was typed stays', async () => {
    await plant(['cart', 'functions', 'storage'], failing);
    await Promise.all([expectCheckouts(failing), expectForms(failing), expectImages(failing)]);
  });
});

describe.each(SLOW_FAULTS)('%s', (_, failing) => {
  it('of the storefront ends within its time limit', async () => {
    await plant(['storefront'], failing);
    await expectPages(failing);
  });

  it('of cart and functions ends within their time limits', async () => {
    await plant(['cart', 'functions', 'storage'], failing);
    await Promise.all([
      expectCheckouts(failing),
      expectForms(failing),
      // A picture on a slow line may take minutes: what takes it is waited for.
      expectImages({isUsable: true}),
    ]);
  });
});

describe('a page of which there is an old copy', () => {
  const PATHS = [
    '/',
    '/collections/prints',
    '/product/santa',
    '/product/santa.data',
    '/product/santa/early-access',
  ];
  let keeping: Shop;

  beforeAll(async () => {
    keeping = await startShop({env: {SHOP_CACHE: 'on'}});
    // With the launch that they name these copies are past: shown where nothing better is to be had.
    const launchMs = Date.now() + 4000;
    await keeping.control.changeProduct('santa', {
      metafields: {'custom.launch_at': new Date(launchMs).toISOString()},
    });
    await Promise.all(PATHS.map((path) => send(path, LIMIT_MS.storefront, {}, keeping)));
    await new Promise((resolve) => setTimeout(resolve, launchMs - Date.now()));
  });
  afterAll(() => keeping.close());

  const failures = [...FAULTS, ...SLOW_FAULTS].filter(([, {isUsable}]) => !isUsable);
  it.each(failures)('is answered with it, and without a word: %s', async (_, failing) => {
    await plant(['storefront'], failing, keeping);
    const answers = await Promise.all(
      PATHS.map((path) => send(path, LIMIT_MS.storefront, {}, keeping)),
    );
    for (const [at, {status, headers, text}] of answers.entries()) {
      const source = headers.get('x-page-cache');
      expect([PATHS[at], status, source]).toEqual([PATHS[at], 200, 'rescue']);
      expect(text).not.toContain(storefrontTitle(failing));
    }
  });
});

describe('the worker', () => {
  it('leaves no rejection unhandled', () => {
    expect(shop.readOutput()).not.toMatch(/uncaught|unhandled/i);
  });
});
