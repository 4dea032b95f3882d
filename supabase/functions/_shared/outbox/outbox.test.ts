import {beforeEach, describe, expect, it, vi} from 'vitest';
import type {MailKind} from './mail-kinds.ts';
import {createHandler as createScheduled} from '../../outbox-send/handler.ts';
import {MailRefused} from '../mails/mail.ts';
import {enqueueMails, sendMails} from './outbox.ts';
import {post, useTestContext} from '../testing/test-context.ts';

interface Row {
  key: string;
  attempts: number;
  sent_at: Date | null;
  last_error: string | null;
  abandoned_at: Date | null;
}

const MAIL = {to: 'ada@example.com', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello'};
const NOON = new Date('2026-11-21T12:00:00Z');

const context = await useTestContext();
const {database} = context;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const rows = () => database.query<Row>('select * from public.outbox order by key');
const enqueue = (...keys: string[]) =>
  database.transaction((transaction) =>
    enqueueMails(
      transaction,
      keys.map((key) => ({key, kind: 'artist', mail: MAIL})),
      NOON,
    ),
  );

describe('the outbox', () => {
  it('sends each email once', async () => {
    await enqueue('a', 'b');
    expect(await sendMails(context)).toBe(2);
    expect(await sendMails(context)).toBe(0);
    expect(context.sent.map(({key, mail}) => [key, mail])).toEqual([
      ['a', MAIL],
      ['b', MAIL],
    ]);
    expect(await rows()).toMatchObject([{sent_at: NOON}, {sent_at: NOON}]);
  });

  it('stores only the first email of a key', async () => {
    await enqueue('a');
    await database.transaction((transaction) =>
      enqueueMails(
        transaction,
        [{key: 'a', kind: 'artist', mail: {...MAIL, subject: 'Other'}}],
        NOON,
      ),
    );
    await sendMails(context);
    expect(context.sent.map(({mail}) => mail.subject)).toEqual(['Hello']);
  });

  it('retries a rejected email after its pause, and stores the error until then', async () => {
    await enqueue('a');
    context.failMails(1);
    await sendMails(context);
    expect(await sendMails(context)).toBe(0);
    expect(await rows()).toMatchObject([
      {attempts: 1, last_error: 'internal_server_error: out of order', sent_at: null},
    ]);
    context.setNow(new Date('2026-11-21T12:00:03Z'));
    await sendMails(context);
    expect(await rows()).toMatchObject([{sent_at: context.now(), last_error: null}]);
  });

  it('is sent by `outbox-send` when the sender of an email has crashed', async () => {
    await enqueue('a');
    const dying = {...context, mail: {send: () => new Promise<never>(() => {})}};
    void sendMails(dying);
    await expect.poll(async () => (await rows())[0]!.attempts).toBe(1);
    expect(await sendMails(context)).toBe(0);
    context.setNow(new Date('2026-11-21T12:00:30Z'));
    const response = await createScheduled(context)(post({}, {key: context.schedulerSecret}));
    expect(await response.json()).toEqual({sent: 1});
  });

  it('sends only the emails of the given keys', async () => {
    await enqueue('a', 'b');
    expect(await sendMails(context, ['b'])).toBe(1);
    expect(context.sent.map(({key}) => key)).toEqual(['b']);
  });

  it('retries an email that waited for days before its first attempt', async () => {
    await enqueue('a');
    context.setNow(new Date('2026-11-28T12:00:00Z'));
    context.failMails(1);
    await sendMails(context);
    context.setNow(new Date('2026-11-28T13:00:00Z'));
    expect(await sendMails(context)).toBe(1);
  });

  it('is listed for the artist once an email has waited for a day', async () => {
    // The view compares with the clock of the database.
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
    await enqueueMails(database, [{key: 'old', kind: 'artist', mail: MAIL}], hoursAgo(25));
    await enqueueMails(database, [{key: 'new', kind: 'artist', mail: MAIL}], hoursAgo(23));
    expect(await database.query('select key, attempts from public.failing_emails')).toEqual([
      {key: 'old', attempts: 0},
    ]);
  });

  it('gives up an email at once when its address is refused', async () => {
    await enqueue('a');
    context.mail.send = () => Promise.reject(new MailRefused('Invalid `to` field'));
    await sendMails(context);
    context.setNow(new Date('2026-11-21T13:00:00Z'));
    expect(await sendMails(context)).toBe(0);
    expect(await rows()).toMatchObject([
      {attempts: 1, abandoned_at: NOON, last_error: 'Invalid `to` field'},
    ]);
  });

  it('gives up after 75 attempts', async () => {
    await enqueue('a');
    await database.query('update public.outbox set attempts = 74');
    context.failMails(1);
    await sendMails(context);
    context.setNow(new Date('2026-11-30T12:00:00Z'));
    expect(await sendMails(context)).toBe(0);
    expect(
      await database.query('select key, recipient, last_error from public.failing_emails'),
    ).toEqual([
      {
        key: 'a',
        recipient: 'ada@example.com',
        last_error: 'internal_server_error: out of order',
      },
    ]);
  });
});

describe('the emails of a day', () => {
  const enqueueAll = (count: number, kind: MailKind) =>
    database.transaction((transaction) =>
      enqueueMails(
        transaction,
        Array.from({length: count}, (_, n) => ({key: `${kind} ${n}`, kind, mail: MAIL})),
        NOON,
      ),
    );
  const sentOf = (kind: MailKind) => context.sent.filter(({key}) => key.startsWith(kind)).length;

  beforeEach(() => {
    context.setLimits(true);
    context.mailsPerDay = 40;
  });

  it('are shared between the kinds, and important ones are sent first', async () => {
    await enqueueAll(60, 'receipt');
    await enqueueAll(60, 'confirmation');
    await Promise.all([sendMails(context), sendMails(context), sendMails(context)]);
    expect(sentOf('confirmation')).toBe(30);
    expect(sentOf('receipt')).toBe(0);
    await enqueueAll(20, 'artist');
    await enqueueAll(3, 'progress');
    await enqueueAll(20, 'order');
    await sendMails(context);
    expect(sentOf('order')).toBe(9);
    expect(sentOf('progress')).toBe(0);
    expect(await sendMails(context)).toBe(0);

    context.setNow(new Date('2026-11-22T12:00:01Z'));
    await sendMails(context);
    expect(sentOf('order')).toBe(20);
    expect(sentOf('progress')).toBe(3);
    expect(sentOf('artist')).toBe(20);
  });

  it('exclude expired ones', async () => {
    await enqueueAll(1, 'receipt');
    await enqueueAll(1, 'confirmation');
    context.setNow(new Date('2026-11-21T18:00:00Z'));
    await sendMails(context);
    expect(context.sent.map(({key}) => key)).toEqual(['confirmation 0']);
  });

  it('exclude a confirmation after a day, but not one that is retried before', async () => {
    await enqueueAll(1, 'confirmation');
    context.failMails(1);
    await sendMails(context);
    context.setNow(new Date('2026-11-22T12:00:00Z'));
    expect(await sendMails(context)).toBe(0);
    context.setNow(new Date('2026-11-22T11:59:00Z'));
    expect(await sendMails(context)).toBe(1);
  });

  it('notify the artist once that visitors have to wait', async () => {
    await enqueueAll(60, 'confirmation');
    await sendMails(context);
    await sendMails(context);
    const told = context.sent.filter(({key}) => key.startsWith('quota'));
    expect(told.map(({mail}) => [mail.to, mail.subject])).toEqual([
      ['studio@marenhallet.example', 'Some emails to visitors are delayed'],
    ]);
    expect(told[0]!.mail.text).toContain('30 of the 40 emails');
  });

  it('have no limit while the limits are off', async () => {
    context.setLimits(false);
    await enqueueAll(60, 'receipt');
    expect(await sendMails(context)).toBe(60);
  });

  it('exclude one that waits for a retry, because it was not sent', async () => {
    await enqueueAll(60, 'confirmation');
    context.failMails(5);
    await sendMails(context);
    expect(sentOf('confirmation')).toBe(30);
  });

  it('include one that is being sent', async () => {
    await enqueueAll(60, 'confirmation');
    const stuck = {...context, mail: {send: () => new Promise<never>(() => {})}};
    void sendMails(stuck);
    await expect
      .poll(() => database.query('select key from public.outbox where attempts > 0'))
      .toHaveLength(10);
    await sendMails(context);
    expect(sentOf('confirmation')).toBe(20);
  });
});
