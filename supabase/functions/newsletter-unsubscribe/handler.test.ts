import {beforeEach, describe, expect, it} from 'vitest';
import {useTestDatabase} from '../_shared/testing/pglite-database.ts';
import {createTestContext, post, type TestContext} from '../_shared/testing/test-context.ts';
import {createHandler as createConfirm} from '../newsletter-confirm/handler.ts';
import {createHandler as createSignup} from '../newsletter-signup/handler.ts';
import {createHandler} from './handler.ts';

interface Row {
  id: string;
  email: string;
  tags: string[];
  unsubscribed_at: Date | null;
  unsubscribe_token: string;
  confirmation_token: string;
}

const EMAIL = 'ada@example.com';

const database = await useTestDatabase();
let context: TestContext;

beforeEach(() => {
  context = createTestContext(database);
});

const send = (body: unknown) => createSignup(context)(post(body));
const unsubscribe = (token: string) => createHandler(context)(post({token}));
const subscribers = () => database.query<Row>('select * from public.newsletter_subscribers');
const consents = () =>
  database.query<{kind: string; words: string; page: string; tags: string[]; created_at: Date}>(
    'select * from public.newsletter_consents order by created_at, kind',
  );

describe('newsletter-unsubscribe', () => {
  it('removes the address from the list and stores the withdrawal', async () => {
    await send({email: EMAIL, tags: ['priority-member']});
    const [{id, unsubscribe_token: token}] = (await subscribers()) as [Row];
    const response = await unsubscribe(token);
    expect(await response.json()).toEqual({ok: true, id});
    expect((await subscribers())[0]!.unsubscribed_at).not.toBeNull();
    expect((await consents()).map(({kind}) => kind)).toEqual(['requested', 'withdrawn']);
    expect(await database.query('select * from public.letter_recipients')).toEqual([]);
  });

  it('responds the same a second time, without a second withdrawal', async () => {
    await send({email: EMAIL});
    const [{unsubscribe_token: token}] = (await subscribers()) as [Row];
    await unsubscribe(token);
    expect((await unsubscribe(token)).status).toBe(200);
    expect(await consents()).toHaveLength(2);
  });

  it('allows a new sign-up, with a new consent and a new letter', async () => {
    await send({email: EMAIL});
    const [{unsubscribe_token: token}] = (await subscribers()) as [Row];
    await unsubscribe(token);
    await send({email: EMAIL});
    expect((await subscribers())[0]).toMatchObject({unsubscribe_token: token});
    await context.settle();
    expect(context.sent.filter(({mail}) => mail.to === EMAIL)).toHaveLength(2);
  });

  it('takes away the link of the first letter', async () => {
    await send({email: EMAIL});
    const [{unsubscribe_token: token, confirmation_token: old}] = (await subscribers()) as [Row];
    await unsubscribe(token);
    expect((await createConfirm(context)(post({token: old}))).status).toBe(404);
  });

  it.each([
    ['a token nobody has', crypto.randomUUID(), 404],
    ['no token', 'nothing', 400],
    ['an attempt at SQL', "' or true --", 400],
  ])('rejects %s', async (_, token, status) => {
    expect((await unsubscribe(token)).status).toBe(status);
  });
});
