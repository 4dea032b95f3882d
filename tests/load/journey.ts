import type {LoadRequest} from 'autocannon';

const PAGES = [
  '/',
  '/collections/prints',
  '/product/first-light',
  '/product/first-light.data',
  '/collections/originals',
  '/product/the-long-gale',
  '/gallery',
  '/about',
  '/contact',
  '/api/time',
];

/** A visitor's repeated requests: pages, a check whether the cart was paid, a checkout. `startAt` is the index of the first one. */
export function journey(merchandiseId: string, startAt: number): LoadRequest[] {
  const requests = [
    ...PAGES.map((path): LoadRequest => ({path})),
    post('/api/cart-check', {cartId: 'gid://shopify/Cart/none?key=none'}),
    post('/cart', {lines: [{merchandiseId, quantity: 1}]}),
  ];
  const at = startAt % requests.length;
  return [...requests.slice(at), ...requests.slice(0, at)];
}

function post(path: string, body: unknown): LoadRequest {
  return {
    method: 'POST',
    path,
    headers: {'content-type': 'application/json'},
    body: JSON.stringify(body),
  };
}
