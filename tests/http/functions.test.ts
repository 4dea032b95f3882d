import {join} from 'node:path';
import sharp from 'sharp';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {signVisitor} from '#contracts/visitor-signature';
import {loadKeys} from '../../embedded/keys';
import {type DenoFunctions, startDenoFunctions} from '../support/deno-functions';
import {aPicture} from '../support/pictures';
import {useSharedShop} from '../support/shared-shop';
import {aPaidOrder, postWebhook} from '../support/webhooks';

/** The functions in Deno, as at Supabase, with the embedded backend's database, mail and storage. Every other file uses them in that backend. */
const NAMES = [
  'newsletter-signup',
  'stock-wait',
  'newsletter-confirm',
  'newsletter-unsubscribe',
  'contact-form-submit',
  'commission-form-submit',
  'commission-status',
  'commission-progress',
  'hold-request',
  'hold-page',
  'reference-image',
  'share-image',
  'shopify-webhook',
  'certificate',
  'work-seen',
] as const;
type Name = (typeof NAMES)[number];

const CONTACT = {
  name: 'Ada Moore',
  email: 'ada@example.com',
  subject: 'Framing',
  message: 'Do you frame?',
};
const COMMISSION = {
  ...CONTACT,
  phone: '506 555 0100',
  size: '16x20',
  budget: 'over2000',
  colors: 'Grey and rust',
  deadline: '2097-03-31',
};

let deno: DenoFunctions;
let anonKey: string;
let forwardSecret: string;
let webhookSecret: string;
let adminToken: string;

const shop = useSharedShop();
beforeAll(async () => {
  ({anonKey} = await shop.control.keys());
  const keys = loadKeys(join(shop.dataFolder, 'keys.json'));
  ({forwardSecret, webhookSecret, adminToken} = keys);
  deno = await startDenoFunctions(NAMES, {
    SUPABASE_URL: shop.backendUrl,
    SUPABASE_DB_URL: `postgres://postgres:${keys.databasePassword}@127.0.0.1:${shop.databasePort}/postgres`,
    SUPABASE_SERVICE_ROLE_KEY: keys.serviceRoleKey,
    RESEND_API_KEY: 're_embedded_backend',
    RESEND_BASE_URL: shop.backendUrl,
    SHOP_URL: shop.url,
    SHOP_FORWARD_SECRET: keys.forwardSecret,
    TIMETABLE_SECRET: keys.timetableSecret,
    ADDRESS_HASH_SECRET: keys.addressHashSecret,
    CERTIFICATE_SECRET: keys.certificateSecret,
    PICTURE_PREFIX: `${shop.backendUrl}/cdn/shop/files/`,
    FORM_LIMITS: 'off',
    PUBLIC_STORE_DOMAIN: shop.backendUrl,
    SHOPIFY_ADMIN_TOKEN: keys.adminToken,
    SHOPIFY_WEBHOOK_SECRET: keys.webhookSecret,
  });
});
afterAll(() => deno?.close());

describe('in Deno', () => {
  const urlOf = (name: Name) => deno.urlOf(name);
  const send = (name: Name, body: unknown, headers: Record<string, string> = {}) =>
    fetch(urlOf(name), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${anonKey}`,
        apikey: anonKey,
        ...headers,
      },
      body: JSON.stringify(body),
    });
  const mails = async (count: number) => {
    await expect
      .poll(async () => (await shop.control.mail()).length, {timeout: 15_000})
      .toBe(count);
    return shop.control.mail();
  };

  it('a message is stored, mailed to the artist and confirmed', async () => {
    const response = await send('contact-form-submit', CONTACT);
    const {contact} = await shop.control.submissions();
    expect(contact).toMatchObject([CONTACT]);
    expect(await response.json()).toEqual({ok: true, id: contact[0]!.id});
    const sent = await mails(2);
    expect(sent.map(({to}) => to[0]).sort()).toEqual([
      'ada@example.com',
      'studio@marenhallet.example',
    ]);
    const toArtist = sent.find(({to}) => to[0] !== 'ada@example.com');
    expect(toArtist?.reply_to).toEqual(['ada@example.com']);
    expect(toArtist?.html).toContain('Do you frame?');
  });

  it('a sign-up is confirmed by its letter, and one click unsubscribes', async () => {
    const email = 'ada@example.com';
    await send('newsletter-signup', {email, tags: ['priority-member']});
    const letter = (await mails(1)).find(({to}) => to[0] === email);
    const confirm = /\/newsletter\/confirm\?token=([\w-]+)/.exec(letter?.text ?? '');
    expect((await send('newsletter-confirm', {token: confirm?.[1]})).status).toBe(200);
    expect((await shop.control.submissions()).newsletter[0]!.confirmed_at).not.toBeNull();
    // The artist hears of it.
    await mails(2);
    const link = /<(http[^>]+\/unsubscribe\?token=([^>]+))>/.exec(
      letter?.headers?.['List-Unsubscribe'] ?? '',
    );
    expect(link?.[1]).toContain(shop.url);
    const response = await send('newsletter-unsubscribe', {token: link?.[2]});
    expect(response.status).toBe(200);
    const [row] = (await shop.control.submissions()).newsletter;
    expect(row!.unsubscribed_at).not.toBeNull();
  });

  it('a confirmed sign-up is a customer, and leaves when Shopify’s webhook says so', async () => {
    const email = 'ada@example.com';
    await send('newsletter-signup', {email});
    const row = async () => (await shop.control.submissions()).newsletter[0]!;
    await send('newsletter-confirm', {token: (await row()).confirmation_token});
    const customers = async () => (await fetch(`${shop.backendUrl}/admin/customers`)).text();
    await expect.poll(customers).toContain(email);
    const body = JSON.stringify({
      email_address: email,
      email_marketing_consent: {
        state: 'unsubscribed',
        opt_in_level: null,
        consent_updated_at: new Date().toISOString(),
      },
    });
    const topic = 'customers_email_marketing_consent/update';
    const webhook = (secret: string) =>
      postWebhook(urlOf('shopify-webhook'), {shop, topic, secret, body});
    expect((await webhook('another')).status).toBe(401);
    expect((await row()).unsubscribed_at).toBeNull();
    expect((await webhook(webhookSecret)).status).toBe(200);
    expect((await row()).unsubscribed_at).not.toBeNull();
  });

  it('a paid order gets its certificates once, and they can be looked up', async () => {
    const body = await aPaidOrder(shop, adminToken, 'moon-road');
    const order = {shop, topic: 'orders/paid', secret: webhookSecret, body};
    const webhook = () => postWebhook(urlOf('shopify-webhook'), order);
    expect((await Promise.all([webhook(), webhook()])).map(({status}) => status)).toEqual([
      200, 200,
    ]);
    const toBuyer = (await mails(2)).find(({to}) => to[0] === 'ada@example.com');
    const [number = ''] = /MH-\d{4}-\d{6}-\w{6}/.exec(toBuyer?.text ?? '') ?? [];
    const signature = await signVisitor(forwardSecret, '203.0.113.7', Date.now());
    const response = await fetch(urlOf('certificate'), {
      method: 'POST',
      headers: {authorization: `Bearer ${anonKey}`, ...signature},
      body: JSON.stringify({number}),
    });
    expect(await response.json()).toMatchObject({
      ok: true,
      certificate: {number, title: 'Moon Road', edition: {size: 50}},
    });
  });

  it('a back-in-stock request is stored and confirmed, and is no sign-up', async () => {
    const wait = {item: 'gid://shopify/ProductVariant/1'};
    expect((await send('stock-wait', {email: 'ada@example.com', wait})).status).toBe(200);
    const [mail] = await mails(1);
    const [, token] = /confirm\?wait=([\w-]+)/.exec(mail!.text ?? '') ?? [];
    expect((await send('newsletter-confirm', {token})).status).toBe(200);
    expect((await shop.control.submissions()).newsletter).toEqual([]);
  });

  it('a view of a work is counted for the shop’s server, and for nobody else', async () => {
    const work = {handle: 'moon-road', title: 'Moon Road'};
    expect((await send('work-seen', work)).status).toBe(403);
    const signature = await signVisitor(forwardSecret, '203.0.113.7', Date.now());
    const response = await fetch(urlOf('work-seen'), {
      method: 'POST',
      headers: {authorization: `Bearer ${anonKey}`, ...signature},
      body: JSON.stringify(work),
    });
    expect(await response.json()).toEqual({ok: true});
  });

  it('the artist’s link updates a commission, and the buyer’s link shows it', async () => {
    await send('commission-form-submit', COMMISSION);
    const texts = (await mails(2)).map(({text}) => text).join();
    const [artist, buyer] = ['progress', 'status'].map(
      (page) => new RegExp(`/commissions/${page}/([\\w-]{36})`).exec(texts)?.[1],
    );
    const press = {intent: 'move', token: artist, stage: 'sketch', version: 0, note: 'Begun'};
    expect((await send('commission-progress', press)).status).toBe(200);
    const status = await send('commission-status', {token: buyer});
    expect(await status.json()).toMatchObject({
      progress: {stage: 'sketch', updates: [{note: 'Begun'}]},
    });
    await mails(3);
    expect((await send('commission-progress', {intent: 'close', token: artist})).status).toBe(200);
    const closed = await send('commission-status', {token: buyer});
    expect(await closed.json()).toEqual({ok: true, progress: null});
  });

  it('a picture is stored as a JPEG without its metadata, for the shop’s server and nobody else', async () => {
    const picture = await aPicture('png');
    const store = (headers: Record<string, string> = {}) =>
      fetch(`${urlOf('reference-image')}?index=0&name=house.png`, {
        method: 'POST',
        headers: {authorization: `Bearer ${anonKey}`, ...headers},
        body: picture,
      });
    expect((await store()).status).toBe(403);
    const response = await store(await signVisitor(forwardSecret, '203.0.113.7', Date.now()));
    const {url} = (await response.json()) as {url: string};
    expect(url).toMatch(/-0-house\.jpg\?token=/);
    const stored = Buffer.from(await (await fetch(url)).arrayBuffer());
    expect(await sharp(stored).metadata()).toMatchObject({format: 'jpeg', width: 320, height: 200});
    expect([picture.includes('Halcyon'), stored.includes('Halcyon')]).toEqual([true, false]);
  });

  it('a share picture is drawn, from the shop’s own pictures only', async () => {
    const card = {title: 'First Light', line: 'From CAD $45.00'};
    const picture = `${shop.backendUrl}/cdn/shop/files/first-light.jpg?v=1`;
    expect((await send('share-image', {...card, picture})).status).toBe(403);
    const signature = await signVisitor(forwardSecret, '203.0.113.7', Date.now());
    const response = await send('share-image', {...card, picture}, signature);
    expect(response.status).toBe(200);
    const image = sharp(Buffer.from(await response.arrayBuffer()));
    expect(await image.metadata()).toMatchObject({format: 'jpeg', width: 1200, height: 630});
    const foreign = await send(
      'share-image',
      {...card, picture: `${shop.backendUrl}/mailbox`},
      signature,
    );
    expect(foreign.status).toBe(400);
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
  for (const name of [...scheduled, 'leftovers-remove', 'weekly-letter']) {
    expect(await call(name), name).toBe(403);
  }
});
