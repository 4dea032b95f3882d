import sharp from 'sharp';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {signVisitor} from '#contracts/security/visitor-signature';
import {functionVariables} from '../../embedded/function-variables';
import {type DenoFunctions, startDenoFunctions} from '../support/deno-functions';
import {aPicture} from '../support/pictures';
import {useSharedShop} from '../support/shared-shop';
import {aPaidOrder, postWebhook} from '../support/webhooks';

const EMAIL = 'ada@example.com';
/** No link has this token. */
const TOKEN = '3f0c8a5e-8f0e-4b55-9a53-0d6a3b1c2d4e';
const FORM = {name: 'Ada Moore', email: EMAIL, subject: 'Framing', message: 'Do you frame?'};

/** The bodies for the functions that only use the database and the mail service, and the status of each response. */
const POSTS: Readonly<Record<string, [body: object, status: number]>> = {
  'contact-form-submit': [FORM, 200],
  'newsletter-signup': [{email: EMAIL}, 200],
  'newsletter-confirm': [{token: TOKEN}, 404],
  'newsletter-unsubscribe': [{token: TOKEN}, 404],
  'stock-wait': [{email: EMAIL, wait: {item: 'gid://shopify/ProductVariant/1'}}, 200],
  'commission-form-submit': [{...FORM, size: '16x20', budget: 'over2000'}, 200],
  'commission-status': [{token: TOKEN}, 404],
  'commission-progress': [{intent: 'read', token: TOKEN}, 404],
  'hold-page': [{intent: 'read', token: TOKEN}, 404],
  'view-count': [{handle: 'moon-road', title: 'Moon Road'}, 200],
};
/** Valid for every function that only the shop's server may call. */
const FOR_SHOP = {
  number: 'MH-2026-000123-K7Q2MX',
  handle: 'moon-road',
  title: 'Moon Road',
  line: null,
  picture: 'https://pictures.example/a.jpg',
};
const OTHERS = [
  'hold-request',
  'order-link',
  'shopify-webhook',
  'certificate',
  'reference-image',
  'share-image',
];

let deno: DenoFunctions;

const shop = useSharedShop();
const keys = shop.keys();
const {anonKey, forwardSecret, webhookSecret, adminToken} = keys;
beforeAll(async () => {
  deno = await startDenoFunctions([...Object.keys(POSTS), ...OTHERS], {
    ...functionVariables({
      origin: shop.backendUrl,
      databaseUrl: shop.databaseUrl(),
      storefrontOrigin: shop.url,
      keys,
      hasStorefront: true,
    }),
    FORM_LIMITS: 'off',
  });
});
afterAll(() => deno?.close());

/** Every other file uses the functions in the embedded backend. */
describe('in Deno, as at Supabase,', () => {
  const post = async (name: string, body: BodyInit, query = '') =>
    fetch(deno.urlOf(name) + query, {
      method: 'POST',
      headers: await signVisitor(forwardSecret, '203.0.113.7', Date.now()),
      body,
    });
  const send = (name: string, body: object) => post(name, JSON.stringify(body));
  const mailTo = async (email: string) => {
    const find = async () => (await shop.control.mail()).find(({to}) => to[0] === email);
    await expect.poll(find, {timeout: 15_000}).toBeDefined();
    return (await find())!;
  };
  const picture = () => `${shop.backendUrl}/cdn/shop/files/first-light.jpg?v=1`;

  it.each(Object.entries(POSTS))('%s responds', async (name, [body, status]) => {
    expect((await send(name, body)).status).toBe(status);
  });

  it.each(['certificate', 'reference-image', 'share-image', 'view-count'])(
    '%s responds only to the shop’s server',
    async (name) => {
      const body = JSON.stringify(FOR_SHOP);
      const url = `${deno.urlOf(name)}?index=0&name=a.jpg`;
      expect((await fetch(url, {method: 'POST', body})).status).toBe(403);
    },
  );

  it('a message is stored and emailed to the artist', async () => {
    const {id} = (await (await send('contact-form-submit', FORM)).json()) as {id: string};
    expect((await shop.control.submissions()).contact).toMatchObject([{...FORM, id}]);
    const mail = await mailTo('studio@marenhallet.example');
    expect(mail).toMatchObject({reply_to: [EMAIL]});
    expect(mail.html).toContain('Do you frame?');
  });

  it('a hold can be requested, and an order looked up at Shopify', async () => {
    const item = {
      productId: 'gid://shopify/Product/1',
      variantId: 'gid://shopify/ProductVariant/1',
    };
    const work = {handle: 'gale', title: 'Gale', picture: {url: picture()}};
    const hold = await send('hold-request', {name: 'Ada', email: EMAIL, ...item, work});
    expect(hold.status).toBe(200);
    expect((await mailTo(EMAIL)).subject).toContain('Gale');
    expect((await send('order-link', {number: '1001', email: EMAIL})).status).toBe(200);
  });

  it('a paid order gets its certificate once, which can be looked up', async () => {
    const body = await aPaidOrder(shop, adminToken, 'moon-road');
    const order = {shop, topic: 'orders/paid', body};
    const webhook = async (secret: string) =>
      (await postWebhook(deno.urlOf('shopify-webhook'), {...order, secret})).status;
    expect(await webhook('another')).toBe(401);
    expect(await Promise.all([webhook(webhookSecret), webhook(webhookSecret)])).toEqual([200, 200]);
    const [number = ''] = /MH-\d{4}-\d{6}-\w{6}/.exec((await mailTo(EMAIL)).text ?? '') ?? [];
    expect(await (await send('certificate', {number})).json()).toMatchObject({
      certificate: {number, title: 'Moon Road', edition: {size: 50}},
    });
  });

  it('a picture is stored as a JPEG without its metadata', async () => {
    const original = await aPicture('png');
    const response = await post('reference-image', original, '?index=0&name=house.png');
    const {url} = (await response.json()) as {url: string};
    expect(url).toMatch(/-0-house\.jpg\?token=/);
    const stored = Buffer.from(await (await fetch(url)).arrayBuffer());
    expect(await sharp(stored).metadata()).toMatchObject({format: 'jpeg', width: 320, height: 200});
    expect([original.includes('Halcyon'), stored.includes('Halcyon')]).toEqual([true, false]);
  });

  it('a share picture is drawn', async () => {
    const card = {title: 'First Light', line: 'From CAD $45.00', picture: picture()};
    const image = sharp(await (await send('share-image', card)).arrayBuffer());
    expect(await image.metadata()).toMatchObject({format: 'jpeg', width: 1200, height: 630});
  });
});

it('the gateway knows no other function, and serves no scheduled one', async () => {
  const call = async (name: string) => {
    const headers = {authorization: `Bearer ${anonKey}`};
    return (await fetch(`${shop.backendUrl}/functions/v1/${name}`, {method: 'POST', headers}))
      .status;
  };
  expect(await call('nothing')).toBe(404);
  const scheduled = ['outbox-send', 'customers-send', 'back-in-stock-send'];
  for (const name of [...scheduled, 'leftovers-remove', 'weekly-email']) {
    expect(await call(name), name).toBe(403);
  }
});
