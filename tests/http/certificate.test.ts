import {join} from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {loadKeys} from '../../embedded/keys';
import {useSharedShop} from '../support/shared-shop';
import {aPaidOrder, postWebhook} from '../support/webhooks';

let webhookSecret = '';
let adminToken = '';
const shop = useSharedShop();
beforeAll(async () => {
  ({webhookSecret, adminToken} = loadKeys(join(shop.dataFolder, 'keys.json')));
});

/** Sends the webhook of a paid order, and returns the certificate numbers in the buyer's emails. */
async function buy(handle: string, times = 1): Promise<string[]> {
  const body = await aPaidOrder(shop, adminToken, handle);
  const order = {shop, topic: 'orders/paid', secret: webhookSecret, body};
  for (let time = 0; time < times; time += 1) {
    const url = `${shop.backendUrl}/functions/v1/shopify-webhook`;
    const {status} = await postWebhook(url, order);
    expect(status).toBe(200);
  }
  await expect.poll(async () => (await shop.control.mail()).length, {timeout: 15_000}).toBe(2);
  const toBuyer = (await shop.control.mail()).filter(({to}) => to[0] === 'ada@example.com');
  return toBuyer.flatMap(({text}) => [
    ...new Set((text ?? '').match(/(?<=\/certificate\/)MH-[-\w]+/g) ?? []),
  ]);
}

async function open(path: string) {
  // URLs are lower-case.
  const response = await fetch(`${shop.url}/certificate${path.toLowerCase()}`, {
    redirect: 'manual',
  });
  const html = await response.text();
  return {response, html, words: html.replaceAll('<!-- -->', '')};
}

describe('a certificate', () => {
  it('is issued once; its number shows what was sold, but not to whom', async () => {
    const numbers = await buy('moon-road', 2);
    expect(numbers).toHaveLength(1);
    const {response, words} = await open(`/${numbers[0]}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(words).toContain('noindex');
    for (const said of [
      'Moon Road',
      'Maren Hallet',
      '2022',
      'Giclée',
      `${shop.url}/certificate/`,
    ]) {
      expect(words).toContain(said);
    }
    expect(words).toMatch(/Number \d+ of 50/);
    expect(words).not.toMatch(/ada@example|#7001|Sample/);
  });

  it('with a forged number is unknown, and the page helps', async () => {
    const [number = ''] = await buy('moon-road');
    for (const forged of [number.replace('-000', '-001'), 'MH-2026-000001-AAAAAA', 'nothing']) {
      const {response, words} = await open(`/${forged}`);
      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(words).toContain('No certificate has this number');
      expect(words).not.toContain('Moon Road');
    }
  });
});

describe('the specimen', () => {
  it.each(['', '?work=no-such-work', '?work=first-light'])(
    'at “%s” is that of an original',
    async (query) => {
      expect((await open(`/specimen${query}`)).words).toContain('Original, one of a kind');
    },
  );
});
