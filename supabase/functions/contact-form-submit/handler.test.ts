import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {useTestDatabase} from '../_shared/testing/pglite-database.ts';
import {aWork} from '../_shared/testing/a-work.ts';
import {
  createTestContext,
  PICTURE_PREFIX,
  post,
  type TestContext,
} from '../_shared/testing/test-context.ts';
import {createHandler} from './handler.ts';

const MESSAGE = {
  name: 'Ada Moore',
  email: 'ada@example.com',
  subject: 'Framing',
  message: 'Do you frame prints?',
};

const database = await useTestDatabase();
let context: TestContext;

afterEach(() => vi.restoreAllMocks());
beforeEach(() => {
  context = createTestContext(database);
});

const send = (body: unknown, from: {address?: string} = {}) =>
  createHandler(context)(post(body, from));
const stored = () => database.query('select * from public.contact_messages');

describe('contact-form-submit', () => {
  it('stores the message and returns its id', async () => {
    const response = await send(MESSAGE);
    expect(response.status).toBe(200);
    const [row] = await stored();
    expect(row).toMatchObject(MESSAGE);
    expect(await response.json()).toEqual({ok: true, id: (row as {id: string}).id});
  });

  it('mails the artist, with the visitor as Reply-To, and confirms to the visitor', async () => {
    await send(MESSAGE);
    await context.settle();
    expect(context.sent.map(({mail}) => [mail.to, mail.replyTo])).toEqual([
      ['studio@marenhallet.example', 'ada@example.com'],
      ['ada@example.com', 'studio@marenhallet.example'],
    ]);
    expect(context.sent[0]!.mail.text).toContain('Do you frame prints?');
    expect(context.sent[1]!.mail.text).not.toContain('Do you frame prints?');
  });

  it('confirms in the visitor’s language, stores it and names it to the artist', async () => {
    await send({...MESSAGE, work: aWork(), language: 'fr'}, {address: '203.0.113.7'});
    await context.settle();
    const [toArtist, toVisitor] = context.sent.map(({mail}) => mail);
    expect(toArtist!.text).toContain('Language: French');
    expect(toArtist!.text).toContain('https://shop.example/product/the-heron');
    expect(toVisitor!.subject).toBe('Votre message est arrivé');
    expect(toVisitor!.text).toContain('https://shop.example/fr/product/the-heron');
    expect(await stored()).toMatchObject([{language: 'fr'}]);
  });

  it('shows both the work that the message is about', async () => {
    await send({...MESSAGE, work: aWork()}, {address: '203.0.113.7'});
    await context.settle();
    for (const {mail} of context.sent) {
      expect(mail.html).toContain(`src="${PICTURE_PREFIX}1/heron.jpg`);
      expect(mail.text).toContain('https://shop.example/product/the-heron');
    }
  });

  it('stores the message when the mail service fails, and its mails in the outbox', async () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {});
    context.failMails(2);
    expect((await send(MESSAGE)).status).toBe(200);
    await context.settle();
    expect(await stored()).toHaveLength(1);
    const waiting = await database.query('select key from public.outbox where sent_at is null');
    expect(waiting).toHaveLength(2);
    expect(warning).toHaveBeenCalledTimes(2);
  });

  it('stores a repeated post once, and returns the same id', async () => {
    const responses = await Promise.all([send(MESSAGE), send(MESSAGE)]);
    const [one, other] = await Promise.all(responses.map((response) => response.json()));
    expect(one).toEqual(other);
    expect(await stored()).toHaveLength(1);
    await context.settle();
    expect(context.sent).toHaveLength(2);
  });

  it('accepts the same message again on another day', async () => {
    await send(MESSAGE);
    context.setNow(new Date('2026-11-22T12:00:01Z'));
    await send(MESSAGE);
    expect(await stored()).toHaveLength(2);
  });

  it('rejects invalid fields, and stores nothing', async () => {
    const response = await send({...MESSAGE, name: ' '});
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: {
        code: 'invalid_field',
        message: 'Name is required',
        fields: {name: 'Name is required'},
      },
    });
    expect(await stored()).toEqual([]);
  });
});
