import {readdirSync} from 'node:fs';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {Fault} from '../support/control';
import {pageText} from '../support/page-text';
import {aPicture} from '../support/pictures';
import {useSharedShop} from '../support/shared-shop';
import {type AttachedShop, startShop, type Shop} from '../support/shop';

const TIMEOUT_MS = 1000;
/** A checkout makes two calls in sequence. */
const LIMIT_MS = 2 * TIMEOUT_MS;
/** For a busy machine. */
const SLACK_MS = 5000;
/** In parallel they would slow each other down on a busy machine, until one times out. */
const PAGES_AT_ONCE = 10;
/** In the page's serialized data, the description follows the title. */
const NOTICE_LENGTH = 150;

/** With short timeouts, so that the tests of slow responses end soon. */
let shortTimeoutShop: Shop;
let picture: Buffer<ArrayBuffer>;
let merchandiseId: string;
const shop = useSharedShop();
beforeAll(async () => {
  shortTimeoutShop = await startShop({env: {SHOP_TIMEOUT_MS: String(TIMEOUT_MS)}});
  picture = await aPicture('jpeg');
  const page = await (await fetch(`${shop.url}/product/first-light`)).text();
  merchandiseId = /gid:\/\/shopify\/ProductVariant\/\d+/.exec(page)?.[0] ?? '';
});
afterAll(async () => {
  await shop.control.clearFaults();
  await shortTimeoutShop.close();
});

/** A fault, and its toast when the storefront has it (specification, section 8). */
interface FaultCase {
  fault: Omit<Fault, 'target'>;
  title: string;
  description: string;
}

const CONNECTION = 'Shopify Connection Error';

/** A rejection, and a failure with internals that no page may show. `errors.test.ts` and `safe-query.test.ts` cover every status and body. */
const FAULTS: [string, FaultCase][] = [
  [
    'status 402',
    {fault: {status: 402}, title: 'Shopify: Payment required', description: 'billing plan'},
  ],
  [
    'an HTML body with status 502',
    {
      fault: {status: 502, body: '<html>at nginx (127.0.0.1:3001)</html>'},
      title: CONNECTION,
      description: '502',
    },
  ],
];

const NO_RESPONSE: FaultCase = {
  fault: {delayMs: 10_000},
  title: CONNECTION,
  description: 'The shop didn’t respond in time',
};

/** A route, one of its paths, and its status while the storefront works and while it fails. */
interface Page {
  route: string;
  path: string;
  status: number;
  failing?: number;
  /** What a page that queries the storefront shows when that fails, beside the toast. */
  failed?: {heading: string; text: string};
  /** The response is the page's data only, which contains the toast and no text. */
  isData?: true;
}
const NO_PRODUCT = {heading: 'Product not found', text: 'The shop can’t be reached right now'};
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
  {
    route: 'search',
    path: '/search?q=lighthouse',
    status: 200,
    failed: {heading: 'Search', text: 'Or browse all prints or originals'},
  },
  {
    route: 'shortlist',
    path: '/shortlist?works=1,2',
    status: 200,
    failed: {heading: 'A Shortlist for You', text: 'couldn’t be loaded'},
  },
  {
    route: 'cart_.$lines',
    path: '/cart/1:1',
    status: 200,
    failed: {heading: 'A Cart for You', text: 'couldn’t be loaded'},
  },
  {route: 'cart_.$lines', path: '/cart/first-light', status: 404},
  {
    route: 'view.$key',
    path: '/view/no-such-key',
    status: 404,
    failing: 200,
    failed: {heading: 'A private viewing', text: 'couldn’t be loaded'},
  },
  {route: 'certificate._index', path: '/certificate', status: 200},
  {route: 'certificate.$number', path: '/certificate/no-such-number', status: 404},
  {
    route: 'certificate.specimen',
    path: '/certificate/specimen?work=moon-road',
    status: 200,
    failed: {heading: 'Specimen', text: 'couldn’t be loaded'},
  },
  {route: 'api.suggestions', path: '/api/suggestions?q=sea', status: 200, failing: 503},
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
  {route: 'model.$file', path: '/model/first-light.glb', status: 200, failing: 503},
  {
    route: 'gallery',
    path: '/gallery',
    status: 200,
    failed: {heading: 'Gallery of Sold Works', text: 'Fog Signal'},
  },
  {
    route: 'gallery_.$handle',
    path: '/gallery/fog-signal',
    status: 200,
    failed: {heading: 'Fog Signal', text: 'oil on canvas'},
  },
  {
    route: 'about',
    path: '/about',
    status: 200,
    failed: {heading: 'About Maren Hallet', text: 'I was born in Saint John'},
  },
  {
    route: 'commissions',
    path: '/commissions',
    status: 200,
    failed: {heading: 'Commissions', text: 'Send Commission Request'},
  },
  {route: 'holds.status.$token', path: '/holds/status/none', status: 404},
  {route: 'holds.manage.$token', path: '/holds/manage/none', status: 404},
  {
    route: 'product.$handle_.hold',
    path: '/product/the-long-gale/hold',
    status: 200,
    failing: 502,
  },
  {route: 'commissions_.status.$token', path: '/commissions/status/none', status: 404},
  {route: 'commissions_.progress.$token', path: '/commissions/progress/none', status: 404},
  {
    route: 'journal._index',
    path: '/journal',
    status: 200,
    failed: {heading: 'Journal', text: 'The entries couldn’t be loaded'},
  },
  {
    route: 'journal.$article',
    path: '/journal/why-the-knife',
    status: 200,
    failed: {heading: 'Journal', text: 'The entry couldn’t be loaded'},
  },
  {
    route: 'series.$handle',
    path: '/series/cold-wax',
    status: 200,
    failed: {heading: 'Series', text: 'The series couldn’t be loaded'},
  },
  {
    route: 'exhibitions',
    path: '/exhibitions',
    status: 200,
    failed: {heading: 'Exhibitions', text: 'The exhibitions couldn’t be loaded'},
  },
  {
    route: 'exhibitions_.$file',
    path: '/exhibitions/low-water.ics',
    status: 200,
    failing: 503,
  },
  {route: 'contact', path: '/contact?subject=Boats', status: 200},
  {route: 'order', path: '/order', status: 200},
  {route: 'newsletter', path: '/newsletter', status: 200},
  {route: 'newsletter_.confirm', path: '/newsletter/confirm?token=none', status: 200},
  {route: 'unsubscribe', path: '/unsubscribe?token=none', status: 200},
  {
    route: 'questions',
    path: '/questions',
    status: 200,
    failed: {heading: 'Questions and Answers', text: 'Do the works come framed?'},
  },
  {route: 'ai', path: '/ai', status: 200},
  {
    route: 'pages.$policy',
    path: '/pages/shipping',
    status: 200,
    failed: {heading: 'Shipping', text: 'Shipping is free to every address in Canada'},
  },
  {route: 'pages.$policy', path: '/pages/unknown', status: 200},
  {route: '$', path: '/no/such/page', status: 404},
  {route: 'api.violations', path: '/api/violations', status: 404},
  {route: 'cart', path: '/cart', status: 303},
  {route: 'api.cart-check', path: '/api/cart-check', status: 404},
  {route: 'api.newsletter', path: '/api/newsletter', status: 404},
  {route: 'api.contact', path: '/api/contact', status: 404},
  {route: 'api.exhibitions', path: '/api/exhibitions', status: 404},
  {route: 'api.product.$handle.hold', path: '/api/product/the-long-gale/hold', status: 404},
  {route: 'api.order', path: '/api/order', status: 404},
  {route: 'api.commissions', path: '/api/commissions', status: 404},
  {route: 'api.seen', path: '/api/seen', status: 404},
  {route: 'api.time', path: '/api/time', status: 200},
  {route: 'api.shop', path: '/api/shop', status: 404},
  {route: 'api.launched.$handle', path: '/api/launched/first-light', status: 200},
  {
    route: 'api.for-sale',
    path: '/api/for-sale?items=gid://shopify/Product/1',
    status: 200,
    failing: 503,
  },
  {route: 'api.reference-image', path: '/api/reference-image', status: 404},
  {route: 'healthz', path: '/healthz', status: 200, failing: 503},
  {route: '[sitemap.xml]', path: '/sitemap.xml', status: 200, failing: 503},
  {route: '[feed.xml]', path: '/feed.xml', status: 200, failing: 503},
  {route: '[journal.xml]', path: '/journal.xml', status: 200, failing: 503},
  {route: '[products.xml]', path: '/products.xml', status: 200, failing: 503},
  {route: '[agents.md]', path: '/agents.md', status: 200, failing: 503},
  {route: '[llms.txt]', path: '/llms.txt', status: 200, failing: 503},
  {
    route: 'product.$handle[.md]',
    path: '/product/first-light.md',
    status: 200,
    failing: 503,
  },
  {route: '[products.jsonl]', path: '/products.jsonl', status: 200, failing: 503},
  {route: '[robots.txt]', path: '/robots.txt', status: 200},
  {route: 'manifest[.]webmanifest', path: '/manifest.webmanifest', status: 200},
  {route: 'service-worker[.]js', path: '/service-worker.js', status: 200},
  {route: '[.]well-known.security[.]txt', path: '/.well-known/security.txt', status: 200},
  {route: '[.]well-known.ucp', path: '/.well-known/ucp', status: 200},
  {route: 'api.ucp.mcp', path: '/api/ucp/mcp', status: 405},
  {route: 'buy.($items)', path: '/buy/7500000000001:1', status: 303},
];

const WORDS = {
  name: 'Ada Leblanc',
  email: 'ada@example.ca',
  subject: 'The wharf',
  message: 'At low tide, please',
};
const WEEK_LATER = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
/** Every form: its fields, and the title of its message when sending fails. */
const FORMS: {path: string; fields: Record<string, string>; failure: string}[] = [
  {path: '/newsletter', fields: {email: WORDS.email}, failure: 'Subscription failed'},
  {
    path: '/newsletter',
    fields: {email: WORDS.email, source: 'launch', handle: 'breakthrough', title: 'Breakthrough'},
    failure: 'Failed to join priority list',
  },
  {path: '/contact', fields: WORDS, failure: 'Failed to send message'},
  {
    path: '/exhibitions',
    fields: {...WORDS, exhibition: 'low-water', day: WEEK_LATER},
    failure: 'Failed to send your request',
  },
  {
    path: '/order',
    fields: {number: '1001', email: WORDS.email},
    failure: 'Failed to look up the order',
  },
  {
    path: '/product/the-long-gale/hold',
    fields: {name: WORDS.name, email: WORDS.email},
    failure: 'Failed to send the request',
  },
  {
    path: '/commissions',
    fields: {...WORDS, size: '8x10', budget: 'under500'},
    failure: 'Failed to submit request',
  },
];

interface CheckedResponse {
  status: number;
  headers: Headers;
  text: string;
}

/** Sends a request and checks what holds for every response: it is in time, has the security headers and contains no internals. */
async function send(
  at: AttachedShop,
  path: string,
  init: RequestInit = {},
): Promise<CheckedResponse> {
  const startedAtMs = Date.now();
  const response = await fetch(`${at.url}${path}`, {redirect: 'manual', ...init});
  const {status, headers} = response;
  const text = await response.text();
  if (at === shortTimeoutShop)
    expect(Date.now() - startedAtMs, path).toBeLessThan(LIMIT_MS + SLACK_MS);
  expect(headers.get('x-content-type-options'), path).toBe('nosniff');
  expect(headers.get('content-security-policy'), path).toEqual(expect.any(String));
  expect(text, path).not.toMatch(/\bat \S+ \(|file:\/\/|graphql\.json|functions\/v1|nginx/);
  return {status, headers, text};
}

function injectFault(
  at: AttachedShop,
  targets: Fault['target'][],
  {fault}: FaultCase,
): Promise<void> {
  return at.control.setFaults(targets.map((target) => ({target, ...fault})));
}

const post = (at: AttachedShop, path: string, body: BodyInit, headers = {}) =>
  send(at, path, {method: 'POST', body, headers});

/** Every page has its status, and those that query the storefront show its fault. */
async function expectPages(at: AttachedShop, failing?: FaultCase) {
  const expectPage = async (page: Page) => {
    const {path, status, failing: failingStatus = status, failed, isData} = page;
    const response = await send(at, path);
    expect(response.status, path).toBe(failing ? failingStatus : status);
    if (failed && failing) expectNotice(response, path, failing, isData ? null : failed);
  };
  for (let from = 0; from < PAGES.length; from += PAGES_AT_ONCE) {
    await Promise.all(PAGES.slice(from, from + PAGES_AT_ONCE).map(expectPage));
  }
}

/** The page's data contains the toast of the failure, and the response must not be cached. */
function expectNotice(
  {text, headers}: CheckedResponse,
  path: string,
  {title, description}: FaultCase,
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

/** A checkout from the cart panel, and one without JavaScript. */
async function expectCheckoutsToFail(at: AttachedShop) {
  const [panel, plain] = await Promise.all([
    post(at, '/cart', JSON.stringify({lines: [{merchandiseId, quantity: 1}]}), {
      'content-type': 'application/json',
    }),
    post(at, '/cart', new URLSearchParams({merchandiseId}), {
      referer: `${at.url}/product/first-light`,
    }),
  ]);
  expect(panel.status).toBe(502);
  expect(panel.text).toMatch(
    /^\{"error":\{"message":"(Checkout failed|Cart creation failed|No checkout URL)/,
  );
  expect(plain.status).toBe(303);
  expect(plain.headers.get('location')).toBe('/product/first-light?checkout=failed');
}

/** Every form, posted as without JavaScript: the response contains the message and what was typed. */
async function expectFormsToFail(at: AttachedShop) {
  const [unsubscribe] = await Promise.all([
    post(at, '/unsubscribe?token=none', ''),
    ...FORMS.map(async ({path, fields, failure}) => {
      const {status, text} = await post(at, path, new URLSearchParams(fields));
      expect(status, path).toBe(502);
      for (const part of [failure, 'Please try again later', ...Object.values(fields)]) {
        expect(text, path).toContain(part);
      }
    }),
  ]);
  expect(unsubscribe.status).toBe(502);
}

async function expectImage(at: AttachedShop, isAccepted: boolean) {
  const {status, text} = await post(at, '/api/reference-image?index=0&name=cove.jpg', picture);
  expect(status).toBe(isAccepted ? 200 : 502);
  expect(text).toContain(isAccepted ? '/storage/v1/object/sign/' : 'couldn’t be uploaded');
}

describe('the table of pages', () => {
  it('names every route', () => {
    const routes = readdirSync('app/routes')
      .filter((file) => file !== '($locale).tsx')
      .map((file) => file.replace('($locale).', '').replace(/\.tsx$/, ''));
    expect([...new Set(PAGES.map(({route}) => route))].sort()).toEqual(routes.sort());
  });

  it('holds while nothing fails', () => expectPages(shop));
});

describe.each(FAULTS)('%s', (_, failing) => {
  it('from the storefront leaves every page usable, and from the mail service loses no message', async () => {
    await injectFault(shop, ['storefront', 'mail'], failing);
    const [message] = await Promise.all([
      post(shop, '/contact', new URLSearchParams(WORDS)),
      expectPages(shop, failing),
    ]);
    expect(message.status).toBe(200);
    await expectCheckoutsToFail(shop);
  });

  it('from cart, functions or storage shows its message and keeps what was typed', async () => {
    await injectFault(shop, ['cart', 'functions', 'storage'], failing);
    await Promise.all([
      expectCheckoutsToFail(shop),
      expectFormsToFail(shop),
      expectImage(shop, false),
    ]);
  });
});

describe('no response', () => {
  it('from the storefront ends within its timeout', async () => {
    await injectFault(shortTimeoutShop, ['storefront'], NO_RESPONSE);
    await expectPages(shortTimeoutShop, NO_RESPONSE);
  });

  it('from cart and functions ends within their timeouts', async () => {
    await injectFault(shortTimeoutShop, ['cart', 'functions'], NO_RESPONSE);
    await Promise.all([
      expectCheckoutsToFail(shortTimeoutShop),
      expectFormsToFail(shortTimeoutShop),
    ]);
  });
});

it('the storage has no such timeout: a picture on a slow connection may take minutes', async () => {
  await shortTimeoutShop.control.setFaults([{target: 'storage', delayMs: 3 * TIMEOUT_MS}]);
  await expectImage(shortTimeoutShop, true);
});

describe('the worker', () => {
  it('has no unhandled rejection', () => {
    expect(shop.readOutput()).not.toMatch(/uncaught|unhandled/i);
  });
});
