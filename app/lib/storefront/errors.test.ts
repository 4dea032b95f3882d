import {describe, expect, it} from 'vitest';
import en from '~/words/en/server';
import {isCursorRejected, storefrontNotice, type StorefrontFailure} from './errors';

const CATALOGUE: [StorefrontFailure, string, string][] = [
  [{kind: 'http', status: 402}, 'Shopify: Payment required', 'billing plan'],
  [{kind: 'http', status: 401}, 'Shopify: Unauthorized', 'token'],
  [{kind: 'http', status: 403}, 'Shopify: Access Denied', 'isn’t available'],
  [{kind: 'http', status: 404}, 'Shopify Connection Error', '404'],
  [{kind: 'http', status: 430}, 'Shopify Connection Error', '430'],
  [{kind: 'http', status: 500}, 'Shopify Connection Error', '500'],
  [{kind: 'unreachable', reason: 'timeout'}, 'Shopify Connection Error', 'in time'],
  [{kind: 'unreachable', reason: 'connection'}, 'Shopify Connection Error', 'connection'],
  [{kind: 'unreachable', reason: 'unreadable'}, 'Shopify Connection Error', 'read'],
  [
    {kind: 'graphql', messages: ['Throttled', 'Try later']},
    'Shopify API Error',
    'Throttled, Try later',
  ],
];

describe('the notice of a storefront failure', () => {
  it.each(CATALOGUE)('for %j is titled %s', (failure, title, hint) => {
    const notice = storefrontNotice(en, failure);
    expect(notice.title).toBe(title);
    expect(notice.description).toContain(hint);
  });
});

describe('a rejected cursor', () => {
  it.each<[StorefrontFailure, boolean]>([
    [{kind: 'graphql', messages: ['Invalid cursor for current pagination sort.']}, true],
    [{kind: 'graphql', messages: ['Throttled']}, false],
    [{kind: 'http', status: 500}, false],
  ])('is recognized in %j: %s', (failure, isRejected) => {
    expect(isCursorRejected(failure)).toBe(isRejected);
  });
});
