import {describe, expect, it} from 'vitest';
import {pageText} from '../support/page-text';
import {sendRaw} from '../support/raw-request';
import {useSharedShop} from '../support/shared-shop';

const shop = useSharedShop();

/** Posts an empty form. */
const post = (path: string, headers: Record<string, string>) =>
  sendRaw(shop.url, {path, method: 'POST', headers});

describe('a form post from another site', () => {
  it('is rejected by every action with an error page', async () => {
    for (const path of [
      '/cart',
      '/contact',
      '/commissions',
      '/commissions/progress/x',
      '/commissions/status/x',
      '/newsletter',
      '/unsubscribe?token=x',
      '/api/newsletter',
      '/api/contact',
      '/api/commissions',
      '/api/seen',
    ]) {
      const {status, text} = await post(path, {origin: 'https://evil.example'});
      expect(status, path).toBe(403);
      expect(pageText(text), path).toContain('This wasn’t sent');
    }
  });
});
