import {describe, expect, it} from 'vitest';
import {withSecurityHeaders} from './security-headers';

const wrap = (response: Response, url = 'https://shop.example/') =>
  withSecurityHeaders(response, new Request(url)).headers;

describe('every response', () => {
  it('keeps its own policy', () => {
    const own = {headers: {'Content-Security-Policy': "default-src 'self'"}};
    expect(wrap(new Response('page', own)).get('Content-Security-Policy')).toBe(
      "default-src 'self'",
    );
  });

  it('has no policy in a 304', () => {
    expect(wrap(new Response(null, {status: 304})).has('Content-Security-Policy')).toBe(false);
  });

  it('has Strict-Transport-Security over https only', () => {
    expect(wrap(new Response('')).has('Strict-Transport-Security')).toBe(true);
    expect(wrap(new Response(''), 'http://shop.example/').has('Strict-Transport-Security')).toBe(
      false,
    );
  });

  it('keeps status, body and headers, even of an immutable response', async () => {
    const redirect = Response.redirect('https://shop.example/a', 303);
    const secured = withSecurityHeaders(redirect, new Request('https://shop.example/'));
    expect(secured.status).toBe(303);
    expect(secured.headers.get('Location')).toBe('https://shop.example/a');
  });
});
