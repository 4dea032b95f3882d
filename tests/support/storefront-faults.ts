import type {Fault} from './control';

/** Pages that read the storefront, and what their last good response has of the store. */
export const STOREFRONT_PAGES = [
  {path: '/', shows: 'The Christmas Eve Visitor'},
  {path: '/collections/prints', shows: 'First Light'},
  {path: '/collections/originals', shows: 'The Long Gale'},
  {path: '/product/first-light', shows: 'First Light'},
  {path: '/product/first-light/early-access', shows: 'First Light'},
  // What the store says here is planted by the test.
  {path: '/gallery', shows: 'Last Winter'},
  {path: '/gallery/last-winter', shows: 'Green Water'},
  {path: '/commissions', shows: 'Two places in spring.'},
];

/** Every way a storefront can fail, and its toast (specification, section 8). */
export const STOREFRONT_FAULTS: readonly {
  name: string;
  fault: Omit<Fault, 'target'>;
  title: string;
  description: string;
}[] = [
  {
    name: '402',
    fault: {status: 402},
    title: 'Shopify: Payment required',
    description: 'billing plan',
  },
  {name: '401', fault: {status: 401}, title: 'Shopify: Unauthorized', description: 'token'},
  {
    name: '403',
    fault: {status: 403},
    title: 'Shopify: Access Denied',
    description: 'not available',
  },
  {name: '500', fault: {status: 500}, title: 'Shopify Connection Error', description: '500'},
  {
    name: '503 with an HTML body',
    fault: {status: 503, body: '<html>Service Unavailable</html>'},
    title: 'Shopify Connection Error',
    description: '503',
  },
  {
    name: '402 with no body',
    fault: {status: 402, body: ''},
    title: 'Shopify: Payment required',
    description: 'billing plan',
  },
  {
    name: 'GraphQL errors',
    fault: {graphqlErrors: ['Throttled', 'Something else']},
    title: 'Shopify API Error',
    description: 'Throttled, Something else',
  },
  {
    name: 'truncated JSON',
    fault: {status: 200, body: '{"data":{"product":{"id":"gid'},
    title: 'Shopify Connection Error',
    description: 'could not be read',
  },
  {
    name: 'a response without data',
    fault: {status: 200, body: '{}'},
    title: 'Shopify Connection Error',
    description: 'could not be read',
  },
  {
    name: 'a dropped connection',
    fault: {drop: true},
    title: 'Shopify Connection Error',
    description: 'No connection',
  },
  {
    name: 'no response',
    fault: {delayMs: 30_000},
    title: 'Shopify Connection Error',
    description: 'No answer in time',
  },
];
