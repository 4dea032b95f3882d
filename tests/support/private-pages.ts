import {expect} from 'vitest';
import type {AttachedShop} from './shop';

/** A private page, opened three times, is neither cached nor indexed, and reveals its URL to nobody. */
export async function expectPrivate(shop: AttachedShop, link: string): Promise<void> {
  const {pathname, search} = new URL(link);
  const secret = new URLSearchParams(search).get('token') ?? pathname;
  for (const method of ['HEAD', 'GET', 'GET']) {
    const {status, headers, html} = await shop.get(link, {method});
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('referrer-policy')).toBe('strict-origin');
    expect(html.slice(0, html.indexOf('<body'))).not.toContain(secret);
  }
}
