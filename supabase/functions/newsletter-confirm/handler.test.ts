import {beforeEach, describe, expect, it} from 'vitest';
import {consentWords} from '../_shared/contracts/consent.ts';
import {WORDS} from '../_shared/contracts/words/by-language.ts';
import {useTestDatabase} from '../_shared/testing/pglite-database.ts';
import {createTestContext, post, type TestContext} from '../_shared/testing/test-context.ts';
import {createHandler as createSignup} from '../newsletter-signup/handler.ts';
import {createHandler as createUnsubscribe} from '../newsletter-unsubscribe/handler.ts';
import {createHandler} from './handler.ts';

interface Row {
  id: string;
  confirmed_at: Date | null;
  unsubscribed_at: Date | null;
  unsubscribe_token: string;
  confirmation_token: string;
}

const EMAIL = 'ada@example.com';
const SIGNED_UP = new Date('2026-11-21T12:00:00Z');
const CONFIRMED = new Date('2026-11-21T18:30:00Z');

const database = await useTestDatabase();
let context: TestContext;

beforeEach(() => {
  context = createTestContext(database);
});

const signUp = (tags: string[] = []) =>
  createSignup(context)(post({email: EMAIL, tags, page: '/contact'}));
const confirm = (token: string) => createHandler(context)(post({token}));
const subscriber = async () =>
  (await database.query<Row>('select * from public.newsletter_subscribers'))[0]!;
const onList = () => database.query('select email, tags from public.letter_recipients');
const consents = (kind: string) =>
  database.query<object>('select * from public.newsletter_consents where kind = $1', [kind]);

describe('newsletter-confirm', () => {
  it('puts the address on the list, which no sign-up alone does', async () => {
    await signUp(['priority-member']);
    expect(await onList()).toEqual([]);
    const {id, confirmation_token: token} = await subscriber();
    expect(await (await confirm(token)).json()).toEqual({ok: true, id});
    expect(await onList()).toEqual([{email: EMAIL, tags: ['priority-member']}]);
  });

  it('stores the proof: the words, when they were read, and when they were confirmed', async () => {
    await signUp();
    expect(await consents('given')).toEqual([]);
    context.setNow(CONFIRMED);
    await confirm((await subscriber()).confirmation_token);
    expect(await consents('given')).toMatchObject([
      {
        email: EMAIL,
        words: consentWords(WORDS.en),
        page: '/contact',
        requested_at: SIGNED_UP,
        created_at: CONFIRMED,
      },
    ]);
  });

  it('tells the artist, once, and sends nothing else', async () => {
    await signUp();
    const {confirmation_token: token} = await subscriber();
    const replies = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    expect(replies.map(({status}) => status)).toEqual([200, 200, 200]);
    await context.settle();
    expect(context.sent.map(({mail}) => mail.subject).sort()).toEqual([
      `New subscriber: ${EMAIL}`,
      'Please confirm your email address',
    ]);
    expect(await consents('given')).toHaveLength(1);
  });

  it('is wanted again after unsubscribing', async () => {
    await signUp();
    await confirm((await subscriber()).confirmation_token);
    const member = await subscriber();
    await createUnsubscribe(context)(post({token: member.unsubscribe_token}));
    await signUp();
    expect(await onList()).toEqual([]);
    expect((await confirm(member.confirmation_token)).status).toBe(404);
    await confirm((await subscriber()).confirmation_token);
    expect(await onList()).toHaveLength(1);
    expect(await consents('given')).toHaveLength(2);
  });

  it.each([
    ['a token nobody has', crypto.randomUUID(), 404],
    ['no token', 'nothing', 400],
  ])('rejects %s', async (_, token, status) => {
    expect((await confirm(token)).status).toBe(status);
  });

  it('confirms what a later sign-up changes of a member, and nobody changes it otherwise', async () => {
    const signUp = async (body: object) => {
      await createSignup(context)(post({email: EMAIL, ...body}));
      await context.settle();
    };
    const member = async () =>
      (
        await database.query<{tags: string[]; language: string; confirmation_token: string}>(
          'select * from public.newsletter_subscribers',
        )
      )[0]!;
    const confirm = async () =>
      createHandler(context)(post({token: (await member()).confirmation_token}));
    await signUp({tags: ['priority-member']});
    await confirm();
    await context.settle();
    context.sent.length = 0;

    await signUp({tags: ['ebb-early-access'], language: 'fr'});
    await signUp({tags: ['commission-opening'], language: 'fr'});
    expect(await member()).toMatchObject({tags: ['priority-member'], language: 'en'});
    expect(context.sent.map(({mail}) => mail.subject)).toEqual([
      'Veuillez confirmer votre adresse courriel',
    ]);
    expect((await confirm()).status).toBe(200);
    expect(await member()).toMatchObject({
      tags: ['priority-member', 'ebb-early-access', 'commission-opening'],
      language: 'fr',
    });
  });
});
