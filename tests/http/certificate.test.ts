import {expect, it} from 'vitest';
import {useSharedShop} from '../support/shared-shop';
import {aPaidOrder, postWebhook} from '../support/webhooks';

const shop = useSharedShop();
const {webhookSecret, adminToken} = shop.keys();

/** Sends the webhook of a paid order, and returns the certificate's number in the buyer's email. */
async function buy(handle: string): Promise<string> {
  const body = await aPaidOrder(shop, adminToken, handle);
  const order = {shop, topic: 'orders/paid', secret: webhookSecret, body};
  await postWebhook(`${shop.backendUrl}/functions/v1/shopify-webhook`, order);
  await expect.poll(async () => (await shop.control.mail()).length, {timeout: 15_000}).toBe(2);
  const toBuyer = (await shop.control.mail()).find(({to}) => to[0] === 'ada@example.com');
  return /(?<=\/certificate\/)MH-[-\w]+/.exec(toBuyer?.text ?? '')![0];
}

/** URLs are lower-case. */
const open = (path: string) => shop.get(`/certificate${path.toLowerCase()}`);

it('a certificate shows what was sold, but not to whom; a forged one is unknown, and its page offers help', async () => {
  const number = await buy('moon-road');
  const {status, headers, html, text} = await open(`/${number}`);
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(html).toContain('noindex');
  expect(html).toContain(`${shop.url}/certificate/`);
  for (const said of ['Moon Road', 'Maren Hallet', '2022', 'Giclée']) {
    expect(text).toContain(said);
  }
  expect(text).toMatch(/Number \d+ of 50/);
  expect(html).not.toMatch(/ada@example|#7001|Sample/);
  for (const forged of [number.replace('-000', '-001'), 'MH-2026-000001-AAAAAA', 'nothing']) {
    const {status, headers, html, text} = await open(`/${forged}`);
    expect(status).toBe(404);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(text).toContain('No certificate has this number');
    expect(html).not.toContain('Moon Road');
  }
});

it.each(['', '?work=no-such-work', '?work=first-light'])(
  'the specimen at “%s” is that of an original',
  async (query) => {
    expect((await open(`/specimen${query}`)).text).toContain('Original, one of a kind');
  },
);

it('cuts no character of a long number in half', async () => {
  const {html} = await open(`/${'a'.repeat(59)}${encodeURIComponent('🎨')}`);
  expect(html).toContain('a'.repeat(59));
  expect(html).not.toMatch(/\ufffd|\\ud83c/i);
});
