import {describe, expect, it} from 'vitest';
import fr from '~/words/fr/server';
import {findRedirect, redirectTarget} from './find-redirect.server';
import {aContext} from '../../../tests/support/app/a-function-context';
import {findShopifyPath} from './shopify-paths';

describe('a standard Shopify path', () => {
  it.each([
    ['/collections/all', '/collections/prints'],
    ['/Collections/All', '/collections/prints'],
    ['/collections/prints/products/sea', '/product/sea'],
    ['/products/sea', '/product/sea'],
    ['/pages/contact', '/contact'],
    ['/policies/refund-policy', '/pages/returns'],
    ['/cart', null],
    ['/account', null],
    ['/account/login', null],
    ['/search', null],
    ['/blogs/news', null],
    ['/blogs/journal', '/journal'],
    ['/blogs/journal.atom', '/journal.xml'],
    ['/blogs/journal/why-the-knife', '/journal/why-the-knife'],
    ['/constructor', null],
    ['/products/sea/else', null],
  ])('%s is %s here', (path, meaning) => expect(findShopifyPath(path)).toBe(meaning));
});

describe('the target of a redirect', () => {
  const from = new URL('https://shop.example/old?utm_source=letter&size=8');

  it.each([
    ['/about', '/about?utm_source=letter&size=8'],
    ['/about?size=12#top', '/about?size=12&utm_source=letter#top'],
    ['/products/sea', '/product/sea?utm_source=letter&size=8'],
    ['https://elsewhere.example/a?b=c', 'https://elsewhere.example/a?b=c'],
    ['http://elsewhere.example', 'http://elsewhere.example'],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['\\\\evil.example', null],
    ['/\t/evil.example', null],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['ftp://elsewhere.example/', null],
    ['https://', null],
    ['about', null],
    ['', null],
    ['/old', null],
    ['/old?loop=1', null],
  ])('%j leads to %j', (target, address) => expect(redirectTarget(target, from)).toBe(address));

  it('has every value of a parameter', () => {
    const search = new URL('https://shop.example/old?tag=sea&tag=boat');
    expect(redirectTarget('/about', search)).toBe('/about?tag=sea&tag=boat');
  });
});

it.each([
  ['/product/old/hold', '/products/new', '/product/new/hold'],
  ['/product/old/early-access?key=a', '/products/new', '/product/new/early-access?key=a'],
  ['/product/old.md', '/products/new', '/product/new.md'],
  ['/product/old/hold', '/collections/prints', '/collections/prints'],
])('%s of a work that moved to %s leads to %s', async (path, target, location) => {
  const data = {urlRedirects: {nodes: [{path: '/products/old', target}]}};
  const context = aContext(async () => ({ok: true, data}));
  const response = await findRedirect(context, new Request(`https://shop.example${path}`));
  expect(response?.headers.get('location')).toBe(location);
});

it.each([
  ['/about', '/fr/about'],
  ['/fr/about', '/fr/about'],
  ['https://elsewhere.example/a', 'https://elsewhere.example/a'],
])('a redirect of a French page to %s leads to %s', async (target, location) => {
  const data = {urlRedirects: {nodes: [{path: '/old', target}]}};
  const context = aContext(async () => ({ok: true, data}), {words: fr});
  const request = new Request('https://shop.example/fr/old');
  const response = await findRedirect(context, request);
  expect(response?.headers.get('location')).toBe(location);
});
