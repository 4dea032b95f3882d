import {readdirSync} from 'node:fs';
import {beforeAll, describe, expect, it} from 'vitest';
import type {Fault} from '../../embedded/control/faults';
import {FORMS, WORDS} from '../support/forms';
import {pageText} from '../support/page-text';
import {aPicture} from '../support/pictures';
import {useSharedShop} from '../support/shared-shop';
import {type Answer, startShop} from '../support/shop';

/** In parallel they would slow each other down on a busy machine, until one times out. */
const PAGES_AT_ONCE = 10;
/** In the page's serialized data, the description follows the title. */
const NOTICE_LENGTH = 150;

const PICTURES = '/api/reference-image?index=0&name=cove.jpg';

let picture: Buffer<ArrayBuffer>;
let merchandiseId: string;
const shop = useSharedShop();
beforeAll(async () => {
  picture = await aPicture('jpeg');
  merchandiseId = await shop.variantOn('/product/first-light');
});

const TITLE = 'Shopify Connection Error';

/** Contains internals that no page may show. `errors.test.ts` and `safe-query.test.ts` cover every status and body. */
const BAD_GATEWAY = {status: 502, body: '<html>at nginx (127.0.0.1:3001)</html>'};

/** The heading and a text of a page that queries the storefront when that fails, beside the toast. */
type Shown = [heading: string, text: string];

/** A route, one of its paths, and its status while the storefront fails (200). */
interface Page {
  route: string;
  path: string;
  status?: number;
  /** `notice`: the response is the page's data only, which contains the toast and no text. */
  shows?: Shown | 'notice';
}
const NO_PRODUCT: Shown = ['Product not found', 'The shop can’t be reached right now'];
const PAGES: Page[] = [
  {route: '_index', path: '/', shows: ['Art that speaks to the heart', 'No products found']},
  {
    route: 'collections.$collection',
    path: '/collections/prints',
    shows: ['Fine Art Prints', 'No products found in this collection'],
  },
  {
    route: 'collections.$collection',
    path: '/collections/originals',
    shows: ['Original Paintings', 'No products found in this collection'],
  },
  {route: 'collections.$collection', path: '/collections/nothing', status: 404},
  {
    route: 'search',
    path: '/search?q=lighthouse',
    shows: ['Search', 'Or browse all prints or originals'],
  },
  {
    route: 'shortlist',
    path: '/shortlist?works=1,2',
    shows: ['A Shortlist for You', 'couldn’t be loaded'],
  },
  {route: 'cart_.$lines', path: '/cart/1:1', shows: ['A Cart for You', 'couldn’t be loaded']},
  {route: 'cart_.$lines', path: '/cart/first-light', status: 404},
  {
    route: 'view.$key',
    path: '/view/no-such-key',
    shows: ['A Private Viewing', 'couldn’t be loaded'],
  },
  {route: 'certificate._index', path: '/certificate'},
  {route: 'certificate.$number', path: '/certificate/no-such-number', status: 404},
  {
    route: 'certificate.specimen',
    path: '/certificate/specimen?work=moon-road',
    shows: ['Sample certificate', 'couldn’t be loaded'],
  },
  {route: 'api.suggestions', path: '/api/suggestions?q=sea', status: 503},
  {route: 'product.$handle', path: '/product/first-light', shows: NO_PRODUCT},
  {route: 'product.$handle', path: '/product/first-light.data', shows: 'notice'},
  {
    route: 'product.$handle_.early-access',
    path: '/product/first-light/early-access',
    shows: NO_PRODUCT,
  },
  {route: 'products.$handle', path: '/products/first-light', status: 301},
  {route: 'share.$file', path: '/share/first-light.jpg', status: 302},
  {route: 'model.$file', path: '/model/first-light.glb', status: 503},
  {route: 'gallery', path: '/gallery', shows: ['Gallery of Sold Works', 'Fog Signal']},
  {route: 'gallery_.$handle', path: '/gallery/fog-signal', shows: ['Fog Signal', 'oil on canvas']},
  {
    route: 'gallery_.$handle',
    path: '/gallery/a-newer-work',
    shows: ['Gallery of Sold Works', 'couldn’t be loaded'],
  },
  {route: 'about', path: '/about', shows: ['About Maren Hallet', 'I was born in Saint John']},
  {route: 'commissions', path: '/commissions', shows: ['Commissions', 'Send Commission Request']},
  {route: 'holds.status.$token', path: '/holds/status/none', status: 404},
  {route: 'holds.manage.$token', path: '/holds/manage/none', status: 404},
  {route: 'product.$handle_.hold', path: '/product/the-long-gale/hold', status: 502},
  {route: 'commissions_.status.$token', path: '/commissions/status/none', status: 404},
  {route: 'commissions_.progress.$token', path: '/commissions/progress/none', status: 404},
  {
    route: 'journal._index',
    path: '/journal?after=none',
    shows: ['Journal', 'The entries couldn’t be loaded'],
  },
  {
    route: 'journal.$article',
    path: '/journal/why-the-knife',
    shows: ['Journal', 'The entry couldn’t be loaded'],
  },
  {
    route: 'series.$handle',
    path: '/series/cold-wax',
    shows: ['Series', 'The series couldn’t be loaded'],
  },
  {
    route: 'exhibitions',
    path: '/exhibitions',
    shows: ['Exhibitions', 'The exhibitions couldn’t be loaded'],
  },
  {route: 'exhibitions_.$handle[.ics]', path: '/exhibitions/low-water.ics', status: 503},
  {route: 'contact', path: '/contact?subject=Boats'},
  {route: 'order', path: '/order'},
  {route: 'newsletter', path: '/newsletter'},
  {route: 'newsletter_.confirm', path: '/newsletter/confirm?token=none'},
  {route: 'unsubscribe', path: '/unsubscribe?token=none'},
  {
    route: 'questions',
    path: '/questions',
    shows: ['Questions and Answers', 'Do the works come framed?'],
  },
  {route: 'ai', path: '/ai'},
  {
    route: 'pages.$policy',
    path: '/pages/shipping',
    shows: ['Shipping', 'Shipping is free to every address in Canada'],
  },
  {route: 'pages.$policy', path: '/pages/unknown'},
  {route: '$', path: '/no/such/page', status: 404},
  {route: 'api.violations', path: '/api/violations', status: 404},
  {route: 'cart', path: '/cart', status: 303},
  {route: 'api.cart-check', path: '/api/cart-check', status: 404},
  {route: 'api.forms.$form', path: '/api/forms/contact', status: 404},
  {route: 'api.views', path: '/api/views', status: 404},
  {route: 'api.new-prints', path: '/api/new-prints'},
  {route: 'api.shortlist', path: '/api/shortlist?works=1,2', status: 503},
  {route: 'api.time', path: '/api/time'},
  {route: 'api.shop', path: '/api/shop', status: 404},
  {route: 'api.launched.$handle', path: '/api/launched/first-light'},
  {route: 'api.for-sale', path: '/api/for-sale?items=gid://shopify/Product/1', status: 503},
  {route: 'api.reference-image', path: '/api/reference-image', status: 404},
  {route: 'healthz', path: '/healthz', status: 503},
  {route: '[sitemap.xml]', path: '/sitemap.xml', status: 503},
  {route: '[feed.xml]', path: '/feed.xml', status: 503},
  {route: '[journal.xml]', path: '/journal.xml', status: 503},
  {route: '[products.xml]', path: '/products.xml', status: 503},
  {route: '[agents.md]', path: '/agents.md', status: 503},
  {route: '[llms.txt]', path: '/llms.txt', status: 503},
  {route: 'product.$handle[.md]', path: '/product/first-light.md', status: 503},
  {route: '[products.jsonl]', path: '/products.jsonl', status: 503},
  {route: '[robots.txt]', path: '/robots.txt'},
  {route: 'manifest[.]webmanifest', path: '/manifest.webmanifest'},
  {route: 'service-worker[.]js', path: '/service-worker.js'},
  {route: '[.]well-known.security[.]txt', path: '/.well-known/security.txt'},
  {route: '[.]well-known.ucp', path: '/.well-known/ucp'},
  {route: 'api.ucp.mcp', path: '/api/ucp/mcp', status: 405},
  {route: 'buy.($items)', path: '/buy/7500000000001:1', status: 303},
];

/** Sends a request and checks what holds for every response: it has the security headers and contains no internals. */
async function send(path: string, init: RequestInit = {}): Promise<Answer> {
  const answer = await shop.get(path, {redirect: 'manual', ...init});
  const {headers, html} = answer;
  expect(headers.get('x-content-type-options'), path).toBe('nosniff');
  expect(headers.get('content-security-policy'), path).toEqual(expect.any(String));
  expect(html, path).not.toMatch(/\bat \S+ \(|file:\/\/|graphql\.json|functions\/v1|nginx/);
  return answer;
}

const failAt = (...targets: Fault['target'][]) =>
  shop.control.setFaults(targets.map((target) => ({target, ...BAD_GATEWAY})));

const post = (path: string, body: BodyInit, headers = {}) =>
  send(path, {method: 'POST', body, headers});

/** Every page has its status, and those that query the storefront show its fault. */
async function expectPages() {
  const expectPage = async ({path, status = 200, shows}: Page) => {
    const response = await send(path);
    expect(response.status, path).toBe(status);
    if (shows) expectNotice(response, path, shows);
  };
  for (let from = 0; from < PAGES.length; from += PAGES_AT_ONCE) {
    await Promise.all(PAGES.slice(from, from + PAGES_AT_ONCE).map(expectPage));
  }
}

/** The page's data contains the toast of the failure, and the response must not be cached. */
function expectNotice({html, main, headers}: Answer, path: string, shows: Shown | 'notice') {
  expect(headers.get('cache-control'), path).toBe('no-store');
  expect(html, path).toContain(TITLE);
  expect(html.slice(html.indexOf(TITLE)).slice(0, NOTICE_LENGTH), path).toContain('502');
  if (shows === 'notice') return;
  const [heading, words] = shows;
  const headings = html.match(/<h1\b[\s\S]*?<\/h1>/g) ?? [];
  expect(headings.map(pageText), path).toEqual([expect.stringContaining(heading)]);
  expect(pageText(main), path).toContain(words);
  if (!/be loaded|be reached/.test(words)) return;
  const [, retry] = /href="([^"]*)"[^>]*>Try Again</.exec(main) ?? [];
  expect(retry, path).toBe(path);
}

/** A checkout from the cart panel, and one without JavaScript. */
async function expectCheckoutsToFail() {
  const [panel, plain] = await Promise.all([
    post('/cart', JSON.stringify({lines: [{variantId: merchandiseId, quantity: 1}]}), {
      'content-type': 'application/json',
    }),
    post('/cart', new URLSearchParams({merchandiseId}), {
      referer: `${shop.url}/product/first-light`,
    }),
  ]);
  expect(panel.status).toBe(502);
  expect(panel.html).toBe('');
  expect(plain.status).toBe(303);
  expect(plain.headers.get('location')).toBe('/product/first-light?checkout=failed');
}

/** Every form, posted as without JavaScript: the response contains the message and what was typed. */
async function expectFormsToFail() {
  const [unsubscribe] = await Promise.all([
    post('/unsubscribe?token=none', ''),
    ...Object.values(FORMS).map(async ({path, fields, failure}) => {
      const {status, html} = await post(path, new URLSearchParams(fields));
      expect(status, path).toBe(502);
      for (const part of [failure, 'Please try again later', ...Object.values(fields)]) {
        expect(html, path).toContain(part);
      }
    }),
  ]);
  expect(unsubscribe.status).toBe(502);
}

it('the table of pages names every route', () => {
  const routes = readdirSync('app/routes')
    .filter((file) => file !== '($locale).tsx')
    .map((file) => file.replace('($locale).', '').replace(/\.tsx$/, ''));
  expect([...new Set(PAGES.map(({route}) => route))].sort()).toEqual(routes.sort());
});

describe('an HTML body with status 502', () => {
  it('from the storefront leaves every page usable, and from the mail service loses no message', async () => {
    await failAt('storefront', 'mail');
    const [message] = await Promise.all([
      post('/contact', new URLSearchParams(WORDS)),
      expectPages(),
    ]);
    expect(message.status).toBe(200);
    await expectCheckoutsToFail();
  });

  it('from cart, functions or storage shows its message and keeps what was typed', async () => {
    await failAt('cart', 'functions', 'storage');
    await Promise.all([expectCheckoutsToFail(), expectFormsToFail()]);
    expect(await post(PICTURES, picture)).toMatchObject({
      status: 502,
      html: expect.stringContaining('couldn’t be uploaded') as string,
    });
  });
});

it('a picture on a slow connection can take longer than any call to the backend', async () => {
  const timeoutMs = 1000;
  const impatient = await startShop({env: {SHOP_TIMEOUT_MS: String(timeoutMs)}});
  try {
    await impatient.control.setFaults([{target: 'storage', delayMs: 3 * timeoutMs}]);
    const address = impatient.url + PICTURES;
    expect((await fetch(address, {method: 'POST', body: picture})).status).toBe(200);
  } finally {
    await impatient.close();
  }
});

it('the worker has no unhandled rejection', () => {
  expect(shop.readOutput()).not.toMatch(/uncaught|unhandled/i);
});
