import {describe, expect, it} from 'vitest';
import {findSubscriber, signUp} from '../_shared/testing/subscribers.ts';
import {post, useTestContext} from '../_shared/testing/test-context.ts';
import {createHandler} from './handler.ts';

const context = await useTestContext();
const {database} = context;

const unsubscribe = (token: string) => createHandler(context)(post({token}));

describe('newsletter-unsubscribe', () => {
  it('removes the address from the list and stores the withdrawal, once', async () => {
    await signUp(context, {tags: ['priority-member']});
    const {id, unsubscribe_token: token} = await findSubscriber(context);
    const replies = [await unsubscribe(token), await unsubscribe(token)];
    for (const reply of replies) expect(await reply.json()).toEqual({ok: true, id});
    expect((await findSubscriber(context)).unsubscribed_at).toEqual(context.now());
    const consents = await database.query<{kind: string}>(
      'select kind from public.newsletter_consents order by created_at, kind',
    );
    expect(consents.map(({kind}) => kind)).toEqual(['requested', 'withdrawn']);
    expect(await database.query('select * from public.letter_recipients')).toEqual([]);
  });

  it('allows a new sign-up, with a new letter and the same link off the list', async () => {
    await signUp(context);
    const {unsubscribe_token: token} = await findSubscriber(context);
    await unsubscribe(token);
    await signUp(context);
    expect(await findSubscriber(context)).toMatchObject({unsubscribe_token: token});
    expect(context.sent).toHaveLength(2);
  });

  it('rejects a token that nobody has', async () => {
    expect((await unsubscribe(crypto.randomUUID())).status).toBe(404);
  });
});
