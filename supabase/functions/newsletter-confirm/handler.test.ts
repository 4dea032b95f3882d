import {describe, expect, it} from 'vitest';
import {consentWords} from '../_shared/contracts/consent.ts';
import {WORDS} from '../_shared/contracts/words/by-language.ts';
import {confirm, EMAIL, findSubscriber, join, signUp} from '../_shared/testing/subscribers.ts';
import {post, useTestContext} from '../_shared/testing/test-context.ts';
import {createHandler as createUnsubscribe} from '../newsletter-unsubscribe/handler.ts';
import {createHandler} from './handler.ts';

const SIGNED_UP = new Date('2026-11-21T12:00:00Z');
const CONFIRMED = new Date('2026-11-21T18:30:00Z');

const context = await useTestContext();
const {database} = context;

const click = (token: string) => createHandler(context)(post({token}));
const onList = () => database.query('select email, tags from public.letter_recipients');
const consents = () =>
  database.query<object>(`select * from public.newsletter_consents where kind = 'given'`);

describe('newsletter-confirm', () => {
  it('puts the address on the list, and stores the proof: the text, and when it was read and confirmed', async () => {
    await signUp(context, {tags: ['priority-member'], page: '/contact'});
    expect([await onList(), await consents()]).toEqual([[], []]);
    context.setNow(CONFIRMED);
    await confirm(context);
    expect(await onList()).toEqual([{email: EMAIL, tags: ['priority-member']}]);
    expect(await consents()).toMatchObject([
      {
        email: EMAIL,
        words: consentWords(WORDS.en),
        page: '/contact',
        requested_at: SIGNED_UP,
        created_at: CONFIRMED,
      },
    ]);
  });

  it('notifies the artist once, and sends nothing else', async () => {
    await signUp(context);
    const {confirmation_token: token} = await findSubscriber(context);
    const replies = await Promise.all([click(token), click(token), click(token)]);
    expect(replies.map(({status}) => status)).toEqual([200, 200, 200]);
    await context.settle();
    expect(context.sent.map(({mail}) => mail.subject).sort()).toEqual([
      `New subscriber: ${EMAIL}`,
      'Please confirm your email address',
    ]);
    expect(await consents()).toHaveLength(1);
  });

  it('is required again after unsubscribing', async () => {
    await join(context);
    const member = await findSubscriber(context);
    await createUnsubscribe(context)(post({token: member.unsubscribe_token}));
    await signUp(context);
    expect(await onList()).toEqual([]);
    expect((await click(member.confirmation_token)).status).toBe(404);
    await confirm(context);
    expect(await onList()).toHaveLength(1);
    expect(await consents()).toHaveLength(2);
  });

  it('applies a member’s later sign-up only once it is confirmed', async () => {
    await join(context, {tags: ['priority-member']});
    context.sent.length = 0;
    await signUp(context, {tags: ['ebb-early-access'], language: 'fr'});
    await signUp(context, {tags: ['commission-opening'], language: 'fr'});
    expect(await findSubscriber(context)).toMatchObject({
      tags: ['priority-member'],
      language: 'en',
    });
    expect(context.sent.map(({mail}) => mail.subject)).toEqual([
      'Veuillez confirmer votre adresse courriel',
    ]);
    expect((await confirm(context)).status).toBe(200);
    expect(await findSubscriber(context)).toMatchObject({
      tags: ['priority-member', 'ebb-early-access', 'commission-opening'],
      language: 'fr',
    });
  });

  it('keeps the topic that a member chose since', async () => {
    await join(context, {tags: ['priority-member']});
    const {unsubscribe_token: token} = await findSubscriber(context);
    const choose = (topic: string) => createUnsubscribe(context)(post({token, topic}));
    await choose('launches');
    await signUp(context, {tags: ['ebb-early-access']});
    await choose('commissions');
    await confirm(context);
    expect((await findSubscriber(context)).tags).toEqual([
      'priority-member',
      'ebb-early-access',
      'commissions-only',
    ]);
  });

  it('is rate-limited per network, whether or not a token is known', async () => {
    await signUp(context);
    const {confirmation_token: token} = await findSubscriber(context);
    context.setLimits(true);
    expect((await click(token)).status).toBe(200);
    await database.query('update public.rate_limits set count = 240');
    for (const any of [token, crypto.randomUUID()]) {
      const {status, headers} = await click(any);
      expect(status).toBe(429);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });

  it('isn’t required of a member who asks for the email about another launch', async () => {
    await join(context, {tags: ['ebb-early-access']});
    context.sent.length = 0;
    context.setNow(new Date('2026-11-23T12:00:00Z'));
    const wait = {item: 'gid://shopify/Product/1'};
    for (let times = 0; times < 2; times++) {
      await signUp(context, {tags: ['ebb-early-access'], wait});
    }
    expect(await findSubscriber(context)).toMatchObject({pending_language: null});
    expect(context.sent).toEqual([]);
  });
});
