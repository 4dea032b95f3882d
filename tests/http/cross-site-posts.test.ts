import {request} from 'node:http';
import {describe, expect, it} from 'vitest';
import {pageText} from '../support/page-text';
import {useSharedShop} from '../support/shared-shop';

const shop = useSharedShop();

/** Posts an empty form. Not with `fetch`, which sets some of these headers itself. */
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

describe('a form post from another site', () => {
  it.each<Record<string, string>>([
    {origin: 'https://evil.example'},
    {origin: 'null'},
    {origin: 'nonsense'},
    {'sec-fetch-site': 'cross-site'},
    {referer: 'https://evil.example/trap'},
  ])('is rejected by every action with an error page: %j', async (headers) => {
    for (const path of [
      '/cart',
      '/contact',
      '/commissions',
      '/commissions/progress/x',
      '/newsletter',
      '/unsubscribe?token=x',
      '/api/newsletter',
      '/api/contact',
      '/api/commissions',
      '/api/seen',
    ]) {
      const {status, html} = await post(path, headers);
      expect(status, path).toBe(403);
      expect(pageText(html), path).toContain('This wasn’t sent');
    }
  });
});

it('accepts a form post from this site, or from a client that sends no origin', async () => {
  for (const headers of [{origin: shop.url}, {}] as Record<string, string>[]) {
    const {status, html} = await post('/contact', headers);
    expect(status).toBe(400);
    expect(pageText(html)).toContain('Name is required');
  }
});
