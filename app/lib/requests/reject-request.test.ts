import {describe, expect, it} from 'vitest';
import {isCrossSitePost, rejectRequest} from './reject-request';

/** A request as a runtime passes it on. A request that a page creates can't set either of these headers. */
function aRequest(method: string, headers: Record<string, string>) {
  const url = 'https://shop.example/contact';
  return {url, method, headers: new Headers({Host: 'shop.example', ...headers})} as Request;
}

describe('a post', () => {
  it.each([
    ['of this site', {Origin: 'https://shop.example'}],
    ['of this site, by what the browser says of it', {'Sec-Fetch-Site': 'same-origin'}],
    ['of the visitor’s own navigation', {'Sec-Fetch-Site': 'none'}],
    ['of this site in an older browser', {Referer: 'https://shop.example/contact'}],
    ['of a program', {}],
    ['behind a proxy', {Origin: 'https://shop.ca', 'X-Forwarded-Host': 'shop.ca, inner.example'}],
  ])('is allowed: one %s', (_, headers) => {
    expect(isCrossSitePost(aRequest('POST', headers))).toBe(false);
  });

  it.each([
    ['of another site', {Origin: 'https://elsewhere.example'}],
    ['of another port', {Origin: 'https://shop.example:8443'}],
    ['of a page that hides its site', {Origin: 'null'}],
    ['of nobody in particular', {Origin: 'nonsense'}],
    ['of another site without its origin', {'Sec-Fetch-Site': 'cross-site'}],
    ['of another subdomain', {'Sec-Fetch-Site': 'same-site'}],
    ['of another site in an older browser', {Referer: 'https://elsewhere.example/trap'}],
    ['that says two things', {Origin: 'https://shop.example', 'Sec-Fetch-Site': 'cross-site'}],
  ])('is rejected: one %s', (_, headers) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      expect(isCrossSitePost(aRequest(method, headers))).toBe(true);
    }
    expect(isCrossSitePost(aRequest('GET', headers))).toBe(false);
  });

  it('is rejected with 403 and a page that links to the shop', async () => {
    const post = aRequest('POST', {Origin: 'https://elsewhere.example'});
    const response = rejectRequest(post);
    expect(response?.status).toBe(403);
    expect(await response?.text()).toContain('<a href="/">');
  });
});

describe('a path', () => {
  it.each([
    ['/', false],
    ['/product/caf%C3%A9', false],
    ['/100%25', false],
    ['/?q=%E0%A4%A', false],
    ['/%E0%A4%A', true],
    ['/%', true],
    ['/%ff%fe', true],
    ['/no/such%0apage', true],
    ['/no/such%E2%80%A8page', true],
  ])('%s is malformed: %s', (path, expected) => {
    const response = rejectRequest(new Request(`https://shop.example${path}`));
    expect(response?.status === 404).toBe(expected);
  });
});
