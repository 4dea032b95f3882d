import {request} from 'node:http';
import {beforeAll, describe, expect, it} from 'vitest';
import {pageText} from '../support/page-text';
import {useSharedShop} from '../support/shared-shop';
import type {AttachedShop} from '../support/shop';

let shop: AttachedShop;
beforeAll(async () => {
  shop = await useSharedShop();
});

/** An empty form, not sent by `fetch`, which sets some of these headers itself. */
function post(path: string, headers: Record<string, string> = {}) {
  return new Promise<{status: number; html: string}>((resolve, reject) => {
    request(`${shop.url}${path}`, {method: 'POST', headers}, (response) => {
      let html = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (html += chunk));
      response.on('end', () => resolve({status: response.statusCode ?? 0, html}));
    })
      .on('error', reject)
      .end();
  });
}

describe('a form that another site sent', () => {
  it.each<Record<string, string>>([
    {origin: 'https://evil.example'},
    {origin: 'null'},
    {origin: 'nonsense'},
    {'sec-fetch-site': 'cross-site'},
    {referer: 'https://evil.example/trap'},
  ])('is refused by every action with a calm page: %j', async (headers) => {
    for (const path of [
      '/cart',
      '/contact',
      '/commissions',
      '/newsletter',
      '/unsubscribe?token=x',
    ]) {
      const {status, html} = await post(path, headers);
      expect(status, path).toBe(403);
      expect(pageText(html), path).toContain('This was not sent');
    }
  });
});

it('a form of this site, or of a program that names none, is read', async () => {
  for (const headers of [{origin: shop.url}, {}] as Record<string, string>[]) {
    const {status, html} = await post('/contact', headers);
    expect(status).toBe(400);
    expect(pageText(html)).toContain('Name is required');
  }
});
