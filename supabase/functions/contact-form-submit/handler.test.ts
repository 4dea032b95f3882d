import {describe, expect, it, vi} from 'vitest';
import {aContactMessage} from '../_shared/testing/a-contact-message.ts';
import {aWork} from '../_shared/testing/a-work.ts';
import {post, useTestContext} from '../_shared/testing/test-context.ts';
import {createHandler} from './handler.ts';

const context = await useTestContext();
const {database} = context;

const send = (changes: object = {}) =>
  createHandler(context)(post({...aContactMessage(), ...changes}, {address: '203.0.113.7'}));
const stored = () => database.query('select * from public.contact_messages');

describe('contact-form-submit', () => {
  it('confirms a message in the visitor’s language, stores the language and names it to the artist', async () => {
    await send({work: aWork(), language: 'fr'});
    await context.settle();
    const [toArtist, toVisitor] = context.sent.map(({mail}) => mail);
    expect(toArtist!.text).toContain('Language: French');
    expect(toArtist!.text).toContain('https://shop.example/product/the-heron');
    expect(toVisitor!.subject).toBe('Votre message est arrivé');
    expect(toVisitor!.text).toContain('https://shop.example/fr/product/the-heron');
    expect(toVisitor!.text).not.toContain('Do you frame prints?');
    expect(await stored()).toMatchObject([{language: 'fr'}]);
  });

  it('mentions a visit and lets the artist confirm it, if the shop’s server sent it', async () => {
    const visit = {exhibition: 'Low Water', where: 'Net Loft', day: '2026-12-05'};
    await send({visit});
    await createHandler(context)(post({...aContactMessage(), message: 'Another', visit}));
    await context.settle();
    const texts = context.sent.map(({mail}) => mail.text);
    expect(texts.filter((text) => text.includes('Confirm the visit: '))).toHaveLength(1);
    expect(texts.filter((text) => text.includes('Reply to '))).toHaveLength(1);
    const named = 'You’d like to visit Low Water on December 5, 2026.';
    expect(texts.filter((text) => text.includes(named))).toHaveLength(1);
  });

  it('stores the message when the mail service fails, with its emails in the outbox', async () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {});
    context.failMails(2);
    expect((await send()).status).toBe(200);
    await context.settle();
    expect(await stored()).toHaveLength(1);
    const waiting = await database.query('select key from public.outbox where sent_at is null');
    expect(waiting).toHaveLength(2);
    expect(warning).toHaveBeenCalledTimes(2);
  });

  it('stores a repeated post once, and returns the same id', async () => {
    const responses = await Promise.all([send(), send()]);
    const [one, other] = await Promise.all(responses.map((response) => response.json()));
    expect(one).toEqual(other);
    expect(await stored()).toHaveLength(1);
    await context.settle();
    expect(context.sent).toHaveLength(2);
  });

  it('accepts the same message again on another day', async () => {
    await send();
    context.setNow(new Date('2026-11-22T12:00:01Z'));
    await send();
    expect(await stored()).toHaveLength(2);
  });
});
