import {describe, expect, it} from 'vitest';
import {findSubscriber, join, signUp} from '../_shared/testing/subscribers.ts';
import {post, useTestContext} from '../_shared/testing/test-context.ts';
import {createHandler as createConfirm} from '../newsletter-confirm/handler.ts';
import {createHandler} from './handler.ts';

const context = await useTestContext();
const {database} = context;

const unsubscribe = (token: string) => createHandler(context)(post({token}));
const undo = (token: string) => createHandler(context)(post({token, undo: true}));
const consents = () =>
  database.query<{kind: string}>(
    'select kind from public.newsletter_consents order by created_at, kind',
  );

describe('newsletter-unsubscribe', () => {
  it('removes the address from the list and stores the withdrawal, once', async () => {
    await signUp(context, {tags: ['priority-member']});
    const {id, unsubscribe_token: token} = await findSubscriber(context);
    const replies = [await unsubscribe(token), await unsubscribe(token)];
    for (const reply of replies) expect(await reply.json()).toEqual({ok: true, id});
    expect((await findSubscriber(context)).unsubscribed_at).toEqual(context.now());
    expect((await consents()).map(({kind}) => kind)).toEqual(['requested', 'withdrawn']);
    expect(await database.query('select * from public.letter_recipients')).toEqual([]);
  });

  it('is never rate-limited, because a mail provider’s requests come from few networks', async () => {
    await signUp(context);
    const {unsubscribe_token: token, confirmation_token: link} = await findSubscriber(context);
    context.setLimits(true);
    await createConfirm(context)(post({token: link}));
    await database.query('update public.rate_limits set count = 240');
    expect((await createConfirm(context)(post({token: link}))).status).toBe(429);
    expect((await unsubscribe(token)).status).toBe(200);
  });

  it('allows a new sign-up, with a new email and the same link to unsubscribe', async () => {
    await signUp(context);
    const {unsubscribe_token: token} = await findSubscriber(context);
    await unsubscribe(token);
    await signUp(context);
    expect(await findSubscriber(context)).toMatchObject({unsubscribe_token: token});
    expect(context.sent).toHaveLength(2);
  });

  it('can be undone within an hour, with a new consent', async () => {
    await signUp(context, {tags: ['priority-member']});
    const {unsubscribe_token: token, confirmation_token: link} = await findSubscriber(context);
    await createConfirm(context)(post({token: link}));
    await unsubscribe(token);
    context.setNow(new Date(context.now().getTime() + 3_600_000));
    expect((await undo(token)).status).toBe(200);
    expect((await undo(token)).status).toBe(200);
    expect(await findSubscriber(context)).toMatchObject({
      unsubscribed_at: null,
      tags: ['priority-member'],
    });
    const kinds = (await consents()).map(({kind}) => kind);
    expect(kinds.slice(2)).toEqual(['withdrawn', 'given']);
    expect(await database.query('select * from public.letter_recipients')).toHaveLength(1);
  });

  it('can’t be undone later, or for an address that was never confirmed', async () => {
    await signUp(context);
    const {unsubscribe_token: token, confirmation_token: link} = await findSubscriber(context);
    await unsubscribe(token);
    expect((await undo(token)).status).toBe(404);
    await signUp(context);
    const {confirmation_token: newLink} = await findSubscriber(context);
    expect(newLink).not.toBe(link);
    await createConfirm(context)(post({token: newLink}));
    await unsubscribe(token);
    context.setNow(new Date(context.now().getTime() + 3_600_001));
    expect((await undo(token)).status).toBe(404);
    expect((await findSubscriber(context)).unsubscribed_at).not.toBeNull();
  });

  it('keeps a member for one topic, until they choose another', async () => {
    await join(context, {tags: ['priority-member']});
    const {unsubscribe_token: token, confirmation_token: link} = await findSubscriber(context);
    const only = (topic: string) => createHandler(context)(post({token, topic}));
    expect((await only('launches')).status).toBe(200);
    expect((await only('launches')).status).toBe(200);
    expect(await findSubscriber(context)).toMatchObject({
      unsubscribed_at: null,
      tags: ['priority-member', 'launches-only'],
    });
    await createConfirm(context)(post({token: link, topic: 'commissions'}));
    expect((await findSubscriber(context)).tags).toEqual(['priority-member', 'commissions-only']);
    await createConfirm(context)(post({token: link, topic: 'everything'}));
    expect((await findSubscriber(context)).tags).toEqual(['priority-member']);
    expect((await only('gossip')).status).toBe(400);
    await unsubscribe(token);
    expect((await only('launches')).status).toBe(404);
    expect((await findSubscriber(context)).unsubscribed_at).not.toBeNull();
  });

  it('keeps a member with as many tags as fit for one topic', async () => {
    await join(context, {tags: ['priority-member']});
    const {unsubscribe_token: token} = await findSubscriber(context);
    await database.query(
      `update public.newsletter_subscribers set pending_language = 'fr',
         tags = array(select 'tag-' || n from generate_series(1, 50) as n),
         pending_tags = array(select 'tag-' || n from generate_series(1, 50) as n)`,
    );
    expect((await createHandler(context)(post({token, topic: 'launches'}))).status).toBe(200);
    const {tags} = await findSubscriber(context);
    expect(tags).toHaveLength(50);
    expect(tags.slice(-2)).toEqual(['tag-49', 'launches-only']);
  });

  it('ends the waits for launches of a member who wants only commissions', async () => {
    await join(context, {wait: {item: 'gid://shopify/Product/1', title: 'Ebb'}});
    const {unsubscribe_token: token} = await findSubscriber(context);
    const waits = () => database.query('select item from public.stock_waits');
    await createHandler(context)(post({token, topic: 'launches'}));
    expect(await waits()).toHaveLength(1);
    await createHandler(context)(post({token, topic: 'commissions'}));
    expect(await waits()).toEqual([]);
  });

  it.each([
    ['a token nobody has', crypto.randomUUID(), 404],
    ['no token', 'nothing', 400],
  ])('rejects %s', async (_, token, status) => {
    expect((await unsubscribe(token)).status).toBe(status);
  });
});
