import {describe, expect, it} from 'vitest';
import {DAY_MS} from '../_shared/contracts/time/days.ts';
import {EMAIL, findSubscriber, join} from '../_shared/testing/subscribers.ts';
import {post, useTestContext} from '../_shared/testing/test-context.ts';
import {createHandler as createConfirm} from '../newsletter-confirm/handler.ts';
import {createHandler as createLeftovers} from '../leftovers-remove/handler.ts';
import {createHandler as createUnsubscribe} from '../newsletter-unsubscribe/handler.ts';
import {createHandler} from './handler.ts';

const SIZE = 'gid://shopify/ProductVariant/12';
const ADDRESS = {address: '203.0.113.9'};

const context = await useTestContext();
const {database} = context;

const ask = async (body: object = {}, from: {address?: string} = ADDRESS) => {
  const wait = {item: SIZE, title: 'The Heron, 16 × 20 in'};
  const response = await createHandler(context)(post({email: EMAIL, wait, ...body}, from));
  await context.settle();
  return response;
};
const waits = () =>
  database.query<{confirmation_token: string; confirmed_at: Date | null; words: string}>(
    'select * from public.stock_waits',
  );
const subscribers = () => database.query('select email from public.newsletter_subscribers');

describe('stock-wait', () => {
  it('stores a wait with its own consent, and puts nobody on the list', async () => {
    const response = await ask({page: '/product/the-heron'});
    const [wait] = await waits();
    expect(await response.json()).toEqual({ok: true, id: expect.any(String) as unknown});
    expect(wait).toMatchObject({
      email: EMAIL,
      title: 'The Heron, 16 × 20 in',
      page: '/product/the-heron',
      confirmed_at: null,
    });
    expect(wait!.words).toContain('will email you once, when it’s available again');
    expect(await subscribers()).toEqual([]);
  });

  it('asks only to confirm the wait, and names the work and the size', async () => {
    await ask();
    const {mail} = context.sent[0]!;
    expect(mail.subject).toBe(
      'Please confirm: one email when “The Heron, 16 × 20 in” is available again',
    );
    expect(mail.text).toContain(
      `https://shop.example/newsletter/confirm?wait=${(await waits())[0]!.confirmation_token}`,
    );
    expect(mail.text).not.toMatch(/launches|commission openings|new work/);
  });

  it('is confirmed by the link, however often it is clicked, and still adds nobody to the list', async () => {
    await ask();
    const token = (await waits())[0]!.confirmation_token;
    expect((await createConfirm(context)(post({token}))).status).toBe(200);
    expect((await createConfirm(context)(post({token}))).status).toBe(200);
    expect((await waits())[0]!.confirmed_at).toEqual(context.now());
    expect(await subscribers()).toEqual([]);
  });

  it('sends one email a day, however often it is requested', async () => {
    await ask();
    await ask({email: 'ADA@example.com'});
    expect(context.sent).toHaveLength(1);
    context.setNow(new Date(context.now().getTime() + 25 * 60 * 60 * 1000));
    await ask();
    expect(context.sent).toHaveLength(2);
    expect(await waits()).toHaveLength(1);
  });

  it('starts again when it is requested again before it was confirmed', async () => {
    await ask();
    // Sends no second email on the same day, so the first one still says what was requested.
    await ask({language: 'fr'});
    expect(await waits()).toMatchObject([{language: 'en'}]);
    context.setNow(new Date(context.now().getTime() + 29 * DAY_MS));
    await ask({language: 'fr', page: '/fr/product/the-heron'});
    context.setNow(new Date(context.now().getTime() + 2 * DAY_MS));
    await createLeftovers(context)(post({}, {key: context.schedulerSecret}));
    const [wait] = await waits();
    expect(wait).toMatchObject({language: 'fr', page: '/fr/product/the-heron'});
    expect((await createConfirm(context)(post({token: wait!.confirmation_token}))).status).toBe(
      200,
    );
  });

  it('stays as it was confirmed when it is requested again', async () => {
    await ask();
    await createConfirm(context)(post({token: (await waits())[0]!.confirmation_token}));
    await ask({language: 'fr'});
    expect(await waits()).toMatchObject([{language: 'en'}]);
  });

  it('needs no confirmation of a confirmed member of the list', async () => {
    await join(context);
    context.sent.length = 0;
    const response = await ask();
    expect(context.sent).toEqual([]);
    expect((await waits())[0]!.confirmed_at).toEqual(context.now());
    // Reveals to nobody who is on the list.
    expect(Object.keys((await response.json()) as object)).toEqual(['ok', 'id']);
  });

  it('needs the confirmation of a person who left the list', async () => {
    await join(context);
    const {unsubscribe_token: token} = await findSubscriber(context);
    await createUnsubscribe(context)(post({token}));
    context.sent.length = 0;
    await ask();
    expect(context.sent).toHaveLength(1);
    expect((await waits())[0]!.confirmed_at).toBeNull();
  });

  it('counts at once when the artist wants no confirmation, and says so', async () => {
    context.confirmsSignups = false;
    expect(await (await ask()).json()).toMatchObject({needsNoConfirmation: true});
    expect(context.sent).toEqual([]);
    expect((await waits())[0]!.confirmed_at).toEqual(context.now());
  });

  it('puts no text into an email that the shop’s server didn’t sign', async () => {
    await ask({wait: {item: SIZE, title: 'Buy pills'}}, {});
    expect(JSON.stringify(context.sent)).not.toContain('pills');
    expect(context.sent[0]!.mail.subject).toContain('a sold-out size');
  });

  it.each(['gid://shopify/Product/7', 'gid://shopify/Customer/1'])('rejects %s', async (item) => {
    expect((await ask({wait: {item, title: 'Ebb'}})).status).toBe(400);
  });

  it('accepts ten emails a day for one mailbox', async () => {
    context.setLimits(true);
    const askFor = async (item: number, email = EMAIL) =>
      (
        await ask(
          {email, wait: {item: `gid://shopify/ProductVariant/${item}`, title: 'Ebb'}},
          {address: `203.0.113.${item}`},
        )
      ).status;
    const statuses: number[] = [];
    for (let item = 0; item < 12; item += 1) {
      // A mailbox's hourly limit is reached before the daily one.
      if (item % 4 === 0) context.setNow(new Date(context.now().getTime() + 61 * 60 * 1000));
      statuses.push(await askFor(item, item % 2 ? EMAIL : 'Ada+x@example.com'));
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
    expect(await askFor(12, 'somebody@example.ca')).toBe(200);
  });
});
