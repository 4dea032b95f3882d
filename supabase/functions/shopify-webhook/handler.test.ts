import {createHmac} from 'node:crypto';
import {beforeEach, describe, expect, it} from 'vitest';
import {aWebhook, WEBHOOKS} from '../_shared/testing/a-webhook.ts';
import {join, signUp} from '../_shared/testing/subscribers.ts';
import {useTestContext} from '../_shared/testing/test-context.ts';
import {createHandler} from './handler.ts';

const TOPIC = 'customers_email_marketing_consent/update';
const JOINED = new Date('2026-11-21T12:00:00.400Z');

const context = await useTestContext();
const {database} = context;

beforeEach(() => {
  context.webhooks = WEBHOOKS;
  context.setNow(JOINED);
});

const payload = (state: string, at: string, level: string | null = null) => ({
  customer_id: 706405506930370000,
  email_address: 'Ada@Example.com',
  email_marketing_consent: {state, opt_in_level: level, consent_updated_at: at},
});
const webhook = (body: unknown, headers?: Record<string, string>) =>
  createHandler(context)(aWebhook(TOPIC, body, headers));
const members = async () =>
  (await database.query<{email: string}>('select email from public.letter_recipients')).length;
const withdrawals = () =>
  database.query<{created_at: Date}>(
    `select created_at from public.newsletter_consents where kind = 'withdrawn'`,
  );

describe('shopify-webhook', () => {
  it.each(['unsubscribed', 'redacted'])(
    'takes a customer who is %s off the list',
    async (state) => {
      await join(context);
      const response = await webhook(payload(state, '2026-11-21T09:00:00-04:00'));
      expect(response.status).toBe(200);
      expect(await members()).toBe(0);
      expect(await withdrawals()).toEqual([{created_at: new Date('2026-11-21T13:00:00Z')}]);
    },
  );

  it('does so even within the second of the confirmation, because Shopify’s times have no fractions', async () => {
    await join(context);
    await webhook(payload('unsubscribed', '2026-11-21T12:00:00Z'));
    expect(await members()).toBe(0);
  });

  it('changes nothing when it arrives again', async () => {
    await join(context);
    const body = payload('unsubscribed', '2026-11-21T13:00:00Z');
    await webhook(body);
    expect((await webhook(body)).status).toBe(200);
    expect(await withdrawals()).toHaveLength(1);
    context.setNow(new Date('2026-11-21T14:00:00Z'));
    await join(context);
    expect((await webhook(body)).status).toBe(200);
    expect(await members()).toBe(1);
  });

  it('puts nobody on the list, whatever it says', async () => {
    const body = payload('subscribed', '2026-11-21T13:00:00Z', 'confirmed_opt_in');
    expect((await webhook(body)).status).toBe(200);
    await signUp(context);
    expect((await webhook(body)).status).toBe(200);
    expect(await members()).toBe(0);
  });

  it.each([
    ['nothing of mail', {customer_id: 1}],
    ['no address', {...payload('unsubscribed', '2026-11-21T13:00:00Z'), email_address: null}],
    [
      'a stranger',
      {...payload('unsubscribed', '2026-11-21T13:00:00Z'), email_address: 'x@example.com'},
    ],
  ])('accepts %s', async (_, body) => {
    await join(context);
    expect((await webhook(body)).status).toBe(200);
    expect(await members()).toBe(1);
  });

  it.each<[string, number, Record<string, string>]>([
    ['no signature', 401, {'x-shopify-hmac-sha256': ''}],
    ['a signature that is no base64', 401, {'x-shopify-hmac-sha256': '%%%'}],
    [
      'another key’s signature',
      401,
      {'x-shopify-hmac-sha256': createHmac('sha256', 'other').update('{}').digest('base64')},
    ],
    ['another store', 403, {'x-shopify-shop-domain': 'other.myshopify.com'}],
    ['another topic', 400, {'x-shopify-topic': 'orders/create'}],
    ['text messages', 400, {'x-shopify-topic': 'customers_marketing_consent/update'}],
  ])('rejects %s', async (_, status, headers) => {
    await join(context);
    const response = await webhook(payload('unsubscribed', '2026-11-21T13:00:00Z'), headers);
    expect(response.status).toBe(status);
    expect(await members()).toBe(1);
  });

  it.each([
    ['no JSON', '{', 400],
    ['a wrong time', JSON.stringify(payload('unsubscribed', 'yesterday')), 400],
    ['too much', ' '.repeat(600_000), 413],
  ])('rejects %s, even if it is signed', async (_, body, status) => {
    expect((await webhook(body)).status).toBe(status);
  });

  it('doesn’t exist when no store sends webhooks', async () => {
    context.webhooks = null;
    expect((await webhook({})).status).toBe(404);
  });
});
