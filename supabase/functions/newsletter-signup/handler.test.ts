import {beforeEach, describe, expect, it} from 'vitest';
import {consentWords} from '../_shared/contracts/consent.ts';
import {WORDS} from '../_shared/contracts/words/by-language.ts';
import {useTestDatabase} from '../_shared/testing/pglite-database.ts';
import {aWork} from '../_shared/testing/a-work.ts';
import {
  createTestContext,
  PICTURE_PREFIX,
  post,
  type TestContext,
} from '../_shared/testing/test-context.ts';
import {createHandler} from './handler.ts';

interface Row {
  id: string;
  email: string;
  tags: string[];
  unsubscribed_at: Date | null;
  unsubscribe_token: string;
  confirmation_token: string;
  confirmed_at: Date | null;
}

const EMAIL = 'ada@example.com';

const database = await useTestDatabase();
let context: TestContext;

beforeEach(() => {
  context = createTestContext(database);
});

const send = (body: unknown, from: {address?: string} = {}) =>
  createHandler(context)(post(body, from));
const subscribers = () => database.query<Row>('select * from public.newsletter_subscribers');
const consents = () =>
  database.query<{kind: string; words: string; page: string; tags: string[]; created_at: Date}>(
    'select * from public.newsletter_consents order by created_at, kind',
  );

describe('newsletter-signup', () => {
  it('stores an address, without tags from the footer', async () => {
    const response = await send({email: EMAIL});
    const [row] = await subscribers();
    expect(await response.json()).toEqual({ok: true, id: row!.id});
    expect(row).toMatchObject({
      email: EMAIL,
      tags: [],
      confirmed_at: null,
      unsubscribed_at: null,
    });
  });

  it.each([true, false])(
    'shows the work on whose page the form was in the first letter (confirmed: %s)',
    async (confirmsSignups) => {
      context.confirmsSignups = confirmsSignups;
      await send({email: EMAIL, work: aWork()}, {address: '203.0.113.7'});
      await context.settle();
      const letter = context.sent.find(({mail}) => mail.to === EMAIL)?.mail;
      expect(letter?.html).toContain(`src="${PICTURE_PREFIX}1/heron.jpg`);
      expect(letter?.text).toContain('https://shop.example/product/the-heron');
    },
  );

  it('stores the time, page and text of the request', async () => {
    await send({email: EMAIL, tags: ['priority-member', 'homepage-signup'], page: '/'});
    expect(await consents()).toMatchObject([
      {
        kind: 'requested',
        words: consentWords(WORDS.en),
        page: '/',
        tags: ['priority-member', 'homepage-signup'],
        created_at: new Date('2026-11-21T12:00:00Z'),
      },
    ]);
  });

  it('asks in the language of the page, and stores the words that were read there', async () => {
    await send({email: EMAIL, page: '/fr/', language: 'fr'});
    await context.settle();
    const [{mail}] = context.sent as [TestContext['sent'][number]];
    expect(mail.subject).toBe('Veuillez confirmer votre adresse courriel');
    const [{unsubscribe_token, confirmation_token}] = (await subscribers()) as [Row];
    expect(mail.text).toContain(
      `https://shop.example/fr/newsletter/confirm?token=${confirmation_token}`,
    );
    expect(mail.headers?.['List-Unsubscribe']).toContain(
      `<https://shop.example/fr/unsubscribe?token=${unsubscribe_token}>`,
    );
    expect(await consents()).toMatchObject([{words: consentWords(WORDS.fr), page: '/fr/'}]);
  });

  it('changes the language of somebody who signs up again in another', async () => {
    await send({email: EMAIL, language: 'fr'});
    await send({email: EMAIL});
    expect(await subscribers()).toMatchObject([{language: 'en'}]);
    expect((await consents()).map(({words}) => words).sort()).toEqual(
      [consentWords(WORDS.en), consentWords(WORDS.fr)].sort(),
    );
    await context.settle();
    expect(context.sent).toHaveLength(1);
  });

  it('merges the tags of a second sign-up, case-insensitively', async () => {
    await send({email: EMAIL, tags: ['priority-member', 'homepage-signup']});
    await send({email: 'ADA@Example.com', tags: ['priority-member', 'breakthrough-early-access']});
    const rows = await subscribers();
    expect(rows).toHaveLength(1);
    expect(rows[0]!.tags).toEqual([
      'priority-member',
      'homepage-signup',
      'breakthrough-early-access',
    ]);
    expect(await consents()).toHaveLength(2);
    await context.settle();
    expect(context.sent.filter(({mail}) => mail.to === EMAIL)).toHaveLength(1);
  });

  it('changes nothing for a repeated sign-up', async () => {
    const responses = await Promise.all([send({email: EMAIL}), send({email: EMAIL})]);
    const [one, other] = await Promise.all(responses.map((response) => response.json()));
    expect(one).toEqual(other);
    expect(await consents()).toHaveLength(1);
  });

  it('sends one letter, with the link that confirms and one-click unsubscribe', async () => {
    await send({email: EMAIL});
    await context.settle();
    expect(context.sent).toHaveLength(1);
    const letter = context.sent.find(({mail}) => mail.to === EMAIL)!.mail;
    const [{unsubscribe_token: token, confirmation_token}] = (await subscribers()) as [Row];
    const confirmUrl = `https://shop.example/newsletter/confirm?token=${confirmation_token}`;
    expect(letter.html).toContain(confirmUrl);
    expect(letter.text).toContain(confirmUrl);
    expect(letter.headers?.['List-Unsubscribe']).toContain(
      `<https://shop.example/unsubscribe?token=${token}>`,
    );
    expect(letter.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  });

  it('sends no letter to an undeliverable address', async () => {
    await send({email: 'ada@'});
    await context.settle();
    expect(context.sent).toEqual([]);
  });

  it('sends no second letter within a day, however often and however written', async () => {
    await send({email: EMAIL});
    for (const email of [EMAIL, 'ADA@example.com', EMAIL]) {
      await send({email, tags: ['priority-member']});
    }
    await context.settle();
    expect(context.sent).toHaveLength(1);
    context.setNow(new Date('2026-11-22T12:00:01Z'));
    await send({email: EMAIL});
    await context.settle();
    expect(context.sent).toHaveLength(2);
  });

  it('puts the address on the list at once where no confirmation is wanted', async () => {
    context.confirmsSignups = false;
    await send({email: EMAIL, page: '/'});
    await context.settle();
    expect(await database.query('select email from public.letter_recipients')).toEqual([
      {email: EMAIL},
    ]);
    const given = (await consents()).find(({kind}) => kind === 'given');
    expect(given).toMatchObject({words: consentWords(WORDS.en), page: '/'});
    expect(context.sent.map(({mail}) => mail.subject)).toEqual([
      `New subscriber: ${EMAIL}`,
      'Welcome aboard',
    ]);
    await send({email: EMAIL});
    await context.settle();
    expect(context.sent).toHaveLength(2);
  });
});

describe('abuse of newsletter-signup', () => {
  it('is refused alike for who is on the list and who is not', async () => {
    await send({email: EMAIL});
    context.setLimits(true);
    const from = {address: '203.0.113.9'};
    const signUp = (email: string) => createHandler(context)(post({email}, from));
    for (let n = 0; n < 100; n += 1) {
      expect((await signUp(`visitor${n}@example.com`)).status).toBe(200);
    }
    const [member, stranger] = [await signUp(EMAIL), await signUp('stranger@example.com')];
    expect([member.status, stranger.status]).toEqual([429, 429]);
    expect(await member.json()).toEqual(await stranger.json());
  });
});
