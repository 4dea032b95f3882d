import {describe, expect, it} from 'vitest';
import {consentWords} from '../_shared/contracts/consent.ts';
import {WORDS} from '../_shared/contracts/words/by-language.ts';
import {aWork} from '../_shared/testing/a-work.ts';
import {EMAIL, findSubscriber, signUp} from '../_shared/testing/subscribers.ts';
import {PICTURE_PREFIX, useTestContext} from '../_shared/testing/test-context.ts';

const context = await useTestContext();
const {database} = context;

const subscribers = () => database.query('select * from public.newsletter_subscribers');
const consents = () =>
  database.query<{kind: string; words: string; page: string}>(
    'select * from public.newsletter_consents order by created_at, kind',
  );

describe('newsletter-signup', () => {
  it.each([true, false])(
    'shows the work of the form’s page in the first email (confirmed: %s)',
    async (confirmsSignups) => {
      context.confirmsSignups = confirmsSignups;
      await signUp(context, {work: aWork()});
      const letter = context.sent.find(({mail}) => mail.to === EMAIL)?.mail;
      expect(letter?.html).toContain(`src="${PICTURE_PREFIX}1/heron.jpg`);
      expect(letter?.text).toContain('https://shop.example/product/the-heron');
    },
  );

  it('stores the time, page and text of the request', async () => {
    const tags = ['priority-member', 'homepage-signup'];
    await signUp(context, {tags, page: '/'});
    expect(await consents()).toMatchObject([
      {
        kind: 'requested',
        words: consentWords(WORDS.en),
        page: '/',
        tags,
        created_at: context.now(),
      },
    ]);
  });

  it('asks in the language of the page, and stores the text that was read there', async () => {
    await signUp(context, {page: '/fr/', language: 'fr'});
    const [{mail}] = context.sent as [(typeof context.sent)[number]];
    expect(mail.subject).toBe('Veuillez confirmer votre adresse courriel');
    const {unsubscribe_token, confirmation_token} = await findSubscriber(context);
    expect(mail.text).toContain(
      `https://shop.example/fr/newsletter/confirm?token=${confirmation_token}`,
    );
    expect(mail.headers?.['List-Unsubscribe']).toContain(
      `<https://shop.example/fr/unsubscribe?token=${unsubscribe_token}>`,
    );
    expect(await consents()).toMatchObject([{words: consentWords(WORDS.fr), page: '/fr/'}]);
  });

  it('changes the language of a person who signs up again in another', async () => {
    await signUp(context, {language: 'fr'});
    await signUp(context);
    expect(await subscribers()).toMatchObject([{language: 'en'}]);
    expect((await consents()).map(({words}) => words).sort()).toEqual(
      [consentWords(WORDS.en), consentWords(WORDS.fr)].sort(),
    );
    expect(context.sent).toHaveLength(1);
  });

  it('merges the tags of a second sign-up, case-insensitively', async () => {
    await signUp(context, {tags: ['priority-member', 'homepage-signup']});
    await signUp(context, {
      email: 'ADA@Example.com',
      tags: ['priority-member', 'ebb-early-access'],
    });
    expect(await subscribers()).toMatchObject([
      {tags: ['priority-member', 'homepage-signup', 'ebb-early-access']},
    ]);
    expect(await consents()).toHaveLength(2);
    expect(context.sent).toHaveLength(1);
  });

  it('changes nothing for a repeated sign-up', async () => {
    const responses = await Promise.all([signUp(context), signUp(context)]);
    const [one, other] = await Promise.all(responses.map((response) => response.json()));
    expect(one).toEqual(other);
    expect(await consents()).toHaveLength(1);
  });

  it('sends no email to an undeliverable address', async () => {
    await signUp(context, {email: 'ada@'});
    expect(await subscribers()).toHaveLength(1);
    expect(context.sent).toEqual([]);
  });

  it('sends no second email within a day, however often and however the address is written', async () => {
    await signUp(context);
    for (const email of [EMAIL, 'ADA@example.com', EMAIL]) {
      await signUp(context, {email, tags: ['priority-member']});
    }
    expect(context.sent).toHaveLength(1);
    context.setNow(new Date('2026-11-22T12:00:01Z'));
    await signUp(context);
    expect(context.sent).toHaveLength(2);
  });

  it('puts the address on the list at once when no confirmation is wanted', async () => {
    context.confirmsSignups = false;
    await signUp(context, {page: '/'});
    expect(await database.query('select email from public.letter_recipients')).toEqual([
      {email: EMAIL},
    ]);
    const given = (await consents()).find(({kind}) => kind === 'given');
    expect(given).toMatchObject({words: consentWords(WORDS.en), page: '/'});
    expect(context.sent.map(({mail}) => mail.subject)).toEqual([
      `New subscriber: ${EMAIL}`,
      'Welcome aboard',
    ]);
    await signUp(context);
    expect(context.sent).toHaveLength(2);
  });

  it('rejects members and others alike', async () => {
    await signUp(context);
    context.setLimits(true);
    for (const email of ['bo@example.com', 'cy@example.com']) await signUp(context, {email});
    // The counters of the network, but of no mailbox.
    await database.query('update public.rate_limits set count = 100 where count = 2');
    const member = await signUp(context);
    const stranger = await signUp(context, {email: 'stranger@example.com'});
    expect([member.status, stranger.status]).toEqual([429, 429]);
    expect(await member.json()).toEqual(await stranger.json());
  });
});
