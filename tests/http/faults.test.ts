import {readdirSync} from 'node:fs';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {Fault} from '../support/control';
import {TRIES_EVERY_CASE} from '../support/every-case';
import {pageText} from '../support/page-text';
import {aPicture} from '../support/pictures';
import {startShop, type Shop} from '../support/shop';

const PATIENCE_MS = 500;
/** A checkout asks two others, one after the other. */
const LIMIT_MS = 2 * PATIENCE_MS;
/** What a busy machine may take on top. */
const SLACK_MS = 5000;
/** Title and description stand beside each other in what a page hands to its script. */
const NOTICE_LENGTH = 150;

/** Waits as long as in production. */
let shop: Shop;
/** Gives up on others soon: no test waits as long as a visitor might have to. */
let impatient: Shop;
let picture: Buffer<ArrayBuffer>;
let merchandiseId: string;
beforeAll(async () => {
  [shop, impatient] = await Promise.all([
    startShop(),
    startShop({env: {SHOP_TIMEOUT_MS: String(PATIENCE_MS)}}),
  ]);
  picture = await aPicture('jpeg');
  const page = await (await fetch(`${shop.url}/product/first-light`)).text();
  merchandiseId = /gid:\/\/shopify\/ProductVariant\/\d+/.exec(page)?.[0] ?? '';
});
afterAll(() => Promise.all([shop.close(), impatient.close()]));

/** A way to fail, and the toast of it where it is the storefront's (specification, section 8). */
interface Failing {
  fault: Omit<Fault, 'target'>;
  title: string;
  /** Absent where it depends on how far the answer came. */
  description?: string;
  /** The fault is none: what comes can be made use of all the same. */
  isUsable?: true;
  /** Stands for others of its kind, each of which is tried in the long run. */
  isTypical?: true;
}

const TITLES: Record<number, [title: string, description: string]> = {
  401: ['Shopify: Unauthorized', 'token'],
  402: ['Shopify: Payment required', 'billing plan'],
  403: ['Shopify: Access Denied', 'not available'],
};
const CONNECTION = 'Shopify Connection Error';
const UNREADABLE = {title: CONNECTION, description: 'could not be read'};

function status(code: number, body?: string): Failing {
  const [title, description] = TITLES[code] ?? [CONNECTION, String(code)];
  return {fault: {status: code, ...(body && {body})}, title, description};
}

const STATUSES = [400, 401, 403, 404, 429, 430, 500, 502, 503, 504];
const FAULTS: [string, Failing][] = [
  ['status 402', {...status(402), isTypical: true}],
  ...STATUSES.map((code): [string, Failing] => [`status ${code}`, status(code)]),
  [
    'a page of HTML with 502',
    {...status(502, '<html>at nginx (127.0.0.1:3001)</html>'), isTypical: true},
  ],
  [
    'a page of HTML with 200',
    {fault: {body: '<html>Sign in to the network</html>'}, ...UNREADABLE},
  ],
  [
    'GraphQL errors',
    {
      fault: {graphqlErrors: ['Throttled', 'Something else']},
      title: 'Shopify API Error',
      description: 'Throttled, Something else',
      isTypical: true,
    },
  ],
  ['null data', {fault: {body: '{"data":null}'}, ...UNREADABLE}],
  ['no data', {fault: {body: '{}'}, ...UNREADABLE}],
  ['malformed JSON', {fault: {body: '{"data": {,}}'}, ...UNREADABLE}],
  ['half a body', {fault: {body: '{"data":{"product":{"id":"gid'}, ...UNREADABLE, isTypical: true}],
  ['an answer that breaks off', {fault: {truncate: true}, title: CONNECTION}],
  [
    'an answer of another type',
    {fault: {contentType: 'text/html'}, title: CONNECTION, isUsable: true},
  ],
  [
    'a dropped connection',
    {fault: {drop: true}, title: CONNECTION, description: 'No connection', isTypical: true},
  ],
];
/** Each of these takes a whole time limit. */
const SLOW_FAULTS: [string, Failing][] = [
  [
    'silence',
    {
      fault: {delayMs: 10_000},
      title: CONNECTION,
      description: 'No answer in time',
      isTypical: true,
    },
  ],
  ['an answer in drops', {fault: {dripMs: 60}, title: CONNECTION}],
];
const tried = (faults: [string, Failing][]) =>
  faults.filter(([, {isTypical}]) => isTypical || TRIES_EVERY_CASE);

/** Every route, an address of it, and the status while the storefront is well and while it fails. */
interface Page {
  route: string;
  path: string;
  status: number;
  failing?: number;
  /** What stands on a page that asks the storefront, when that fails; its toast is there too. */
  failed?: {heading: string; text: string};
  /** The page's data alone, which holds the toast and no text. */
  isData?: true;
}
const NO_PRODUCT = {heading: 'Product not found', text: 'Return Home'};
const PAGES: Page[] = [
  {
    route: '_index',
    path: '/',
    status: 200,
    failed: {heading: 'Art that speaks to the heart', text: 'No products found'},
  },
  {
    route: 'collections.$collection',
    path: '/collections/prints',
    status: 200,
    failed: {heading: 'Fine Art Prints', text: 'No products found in this collection'},
  },
  {
    route: 'collections.$collection',
    path: '/collections/originals',
    status: 200,
    failed: {heading: 'Original Paintings', text: 'No products found in this collection'},
  },
  {route: 'collections.$collection', path: '/collections/nothing', status: 404},
  {route: 'product.$handle', path: '/product/first-light', status: 200, failed: NO_PRODUCT},
  {
    route: 'product.$handle',
    path: '/product/first-light.data',
    status: 200,
    failed: NO_PRODUCT,
    isData: true,
  },
  {
    route: 'product.$handle_.early-access',
    path: '/product/first-light/early-access',
    status: 200,
    failed: NO_PRODUCT,
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
async function send(at: Shop, path: string, init: RequestInit = {}): Promise<Answer> {
  const startedAtMs = Date.now();
  const response = await fetch(`${at.url}${path}`, {redirect: 'manual', ...init});
  const {status, headers} = response;
  const text = await response.text();
  if (at === impatient) expect(Date.now() - startedAtMs, path).toBeLessThan(LIMIT_MS + SLACK_MS);
  expect(headers.get('x-content-type-options'), path).toBe('nosniff');
  expect(headers.get('content-security-policy'), path).toEqual(expect.any(String));
  expect(text, path).not.toMatch(/\bat \S+ \(|file:\/\/|graphql\.json|functions\/v1|nginx/);
  return {status, headers, text};
}

function plant(at: Shop, targets: Fault['target'][], {fault}: Failing): Promise<void> {
  return at.control.setFaults(targets.map((target) => ({target, ...fault})));
}

const post = (at: Shop, path: string, body: BodyInit, headers = {}) =>
  send(at, path, {method: 'POST', body, headers});

/** Every page stands as it should: with the storefront's fault told of where it matters, or with none. */
async function expectPages(at: Shop, failing?: Failing) {
  const isWell = !failing || failing.isUsable === true;
  await Promise.all(
    PAGES.map(async ({path, status, failing: failingStatus = status, failed, isData}) => {
      const answer = await send(at, path);
      expect(answer.status, path).toBe(isWell ? status : failingStatus);
      if (failed && !isWell) expectTold(answer, path, failing, isData ? null : failed);
    }),
  );
}

/** The failure is told in a toast, whose words the page hands to its script, and stands in nobody's cache. */
function expectTold(
  {text, headers}: Answer,
  path: string,
  {title, description = ''}: Failing,
  failed: {heading: string; text: string} | null,
) {
  expect(headers.get('cache-control'), path).toBe('no-store');
  const notice = text.slice(text.indexOf(title), text.indexOf(title) + NOTICE_LENGTH);
  expect(notice, path).toContain(title);
  expect(notice, path).toContain(description);
  if (!failed) return;
  const headings = text.match(/<h1\b[\s\S]*?<\/h1>/g) ?? [];
  expect(
    headings.map((heading) => pageText(heading).trim()),
    path,
  ).toEqual([failed.heading]);
  expect(pageText(/<main\b[\s\S]*<\/main>/.exec(text)?.[0] ?? ''), path).toContain(failed.text);
}

/** A checkout of the panel, and one without scripts. */
async function expectCheckouts(at: Shop, {isUsable}: Failing) {
  const [panel, plain] = await Promise.all([
    post(at, '/cart', JSON.stringify({lines: [{merchandiseId, quantity: 1}]}), {
      'content-type': 'application/json',
    }),
    post(at, '/cart', new URLSearchParams({merchandiseId}), {
      referer: `${at.url}/product/first-light`,
    }),
  ]);
  expect(panel.status).toBe(isUsable ? 200 : 502);
  expect(plain.status).toBe(303);
  const location = plain.headers.get('location');
  if (isUsable) {
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
async function expectForms(at: Shop, {isUsable}: Failing) {
  const [left] = await Promise.all([
    post(at, '/unsubscribe?token=none', ''),
    ...FORMS.map(async ({path, fields, failure}) => {
      const {status, text} = await post(at, path, new URLSearchParams(fields));
      expect(status, path).toBe(isUsable ? 200 : 502);
      if (isUsable) return;
      for (const words of [failure, 'Please try again later', ...Object.values(fields)]) {
        expect(text, path).toContain(words);
      }
    }),
  ]);
  // That nobody knows a token is for the function to say.
  expect(left.status).toBe(isUsable ? 404 : 502);
}

async function expectImage(at: Shop, isTaken: boolean) {
  const {status, text} = await post(at, '/api/reference-image?index=0&name=cove.jpg', picture);
  expect(status).toBe(isTaken ? 200 : 502);
  expect(text).toContain(isTaken ? '/storage/v1/object/public/' : 'could not be uploaded');
}

describe('the table of pages', () => {
  it('names every route', () => {
    const routes = readdirSync('app/routes').map((file) => file.replace(/\.tsx$/, ''));
    expect([...new Set(PAGES.map(({route}) => route))].sort()).toEqual(routes.sort());
  });

  it('is right while all is well', () => expectPages(shop));
});

describe.each(tried(FAULTS))('%s', (_, failing) => {
  it('of the storefront leaves every page standing, and a mail service’s loses no message', async () => {
    await plant(shop, ['storefront', 'mail'], failing);
    const [message] = await Promise.all([
      post(shop, '/contact', new URLSearchParams(WORDS)),
      expectPages(shop, failing),
    ]);
    expect(message.status).toBe(200);
    await expectCheckouts(shop, failing);
  });

  it('of cart, functions or storage is told in the right words, and what was typed stays', async () => {
    await plant(shop, ['cart', 'functions', 'storage'], failing);
    await Promise.all([
      expectCheckouts(shop, failing),
      expectForms(shop, failing),
      expectImage(shop, failing.isUsable === true),
    ]);
  });
});

describe.each(tried(SLOW_FAULTS))('%s', (_, failing) => {
  it('of the storefront ends within its time limit', async () => {
    await plant(impatient, ['storefront'], failing);
    await expectPages(impatient, failing);
  });

  it('of cart and functions ends within their time limits', async () => {
    await plant(impatient, ['cart', 'functions'], failing);
    await Promise.all([expectCheckouts(impatient, failing), expectForms(impatient, failing)]);
  });
});

it('a slow storage is waited for: a picture on a slow line may take minutes', async () => {
  await impatient.control.setFaults([{target: 'storage', delayMs: 3 * PATIENCE_MS}]);
  await expectImage(impatient, true);
});

describe('the worker', () => {
  it('leaves no rejection unhandled', () => {
    expect(shop.readOutput()).not.toMatch(/uncaught|unhandled/i);
  });
});
