import {afterEach, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {enqueueMails, sendMails} from './outbox.ts';
import {openTestDatabase, type TestDatabase} from './testing/pglite-database.ts';
import {createTestContext, type TestContext} from './testing/test-context.ts';

interface Row {
  key: string;
  attempts: number;
  next_attempt_at: Date;
  sent_at: Date | null;
  last_error: string | null;
  abandoned_at: Date | null;
}

const MAIL = {to: 'ada@example.com', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello'};
const NOON = new Date('2026-11-21T12:00:00Z');

let database: TestDatabase;
let context: TestContext;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await database.empty();
  context = createTestContext(database);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const rows = () => database.query<Row>('select * from public.outbox order by key');
const enqueue = (...keys: string[]) =>
  database.transaction((transaction) =>
    enqueueMails(
      transaction,
      keys.map((key) => ({key, mail: MAIL})),
      NOON,
    ),
  );

describe('the outbox', () => {
  it('sends each mail once', async () => {
    await enqueue('a', 'b');
    expect(await sendMails(context)).toBe(2);
    expect(await sendMails(context)).toBe(0);
    expect(context.sent.map(({key, mail}) => [key, mail])).toEqual([
      ['a', MAIL],
      ['b', MAIL],
    ]);
    expect(await rows()).toMatchObject([{sent_at: NOON}, {sent_at: NOON}]);
  });

  it('sends all mails, however many there are', async () => {
    await enqueue(...Array.from({length: 35}, (_, n) => `mail ${n}`));
    expect(await sendMails(context)).toBe(35);
  });

  it('stores only the first mail of a key', async () => {
    await enqueue('a');
    await database.transaction((transaction) =>
      enqueueMails(transaction, [{key: 'a', mail: {...MAIL, subject: 'Other'}}], NOON),
    );
    await sendMails(context);
    expect(context.sent.map(({mail}) => mail.subject)).toEqual(['Hello']);
  });

  it('retries with increasing delays, and stores the error', async () => {
    await enqueue('a');
    const pauses: number[] = [];
    let now = NOON;
    for (let attempt = 1; attempt <= 14; attempt += 1) {
      context.failMails(1);
      await sendMails(context);
      const [row] = await rows();
      pauses.push((row!.next_attempt_at.getTime() - now.getTime()) / 1000);
      now = row!.next_attempt_at;
      context.setNow(now);
    }
    for (const [index, pause] of pauses.entries()) {
      const least = Math.min(2 * 2 ** index, 3600);
      expect(pause).toBeGreaterThanOrEqual(least);
      expect(pause).toBeLessThanOrEqual(least * 1.2);
    }
    expect(await rows()).toMatchObject([
      {attempts: 14, last_error: 'internal_server_error: out of order', sent_at: null},
    ]);
    await sendMails(context);
    expect(await rows()).toMatchObject([{sent_at: now, last_error: null}]);
  });

  it('does not send before the delay is over', async () => {
    await enqueue('a');
    context.failMails(1);
    await sendMails(context);
    expect(await sendMails(context)).toBe(0);
  });

  it('sends other mails when one is rejected', async () => {
    await enqueue('a', 'b', 'c');
    context.failMails(1);
    expect(await sendMails(context)).toBe(2);
  });

  it('retries a mail whose sender crashed', async () => {
    await enqueue('a');
    const dying = {...context, mail: {send: () => new Promise<never>(() => {})}};
    void sendMails(dying);
    await expect.poll(async () => (await rows())[0]!.attempts).toBe(1);
    expect(await sendMails(context)).toBe(0);
    context.setNow(new Date('2026-11-21T12:00:30Z'));
    expect(await sendMails(context)).toBe(1);
  });

  it('gives concurrent senders different mails', async () => {
    await enqueue(...Array.from({length: 12}, (_, n) => `mail ${n}`));
    const sent = await Promise.all([sendMails(context), sendMails(context)]);
    expect(sent[0] + sent[1]).toBe(12);
  });

  it('sends only the mails of the given keys', async () => {
    await enqueue('a', 'b');
    expect(await sendMails(context, ['b'])).toBe(1);
    expect(context.sent.map(({key}) => key)).toEqual(['b']);
  });

  it('gives up after three days, and stores when', async () => {
    await enqueue('a');
    context.setNow(new Date('2026-11-24T12:00:01Z'));
    context.failMails(1);
    await sendMails(context);
    context.setNow(new Date('2026-11-30T12:00:00Z'));
    expect(await sendMails(context)).toBe(0);
    expect(
      await database.query('select key, recipient, last_error from public.mails_in_trouble'),
    ).toEqual([
      {
        key: 'a',
        recipient: 'ada@example.com',
        last_error: 'internal_server_error: out of order',
      },
    ]);
  });
});

describe('the mails of a day', () => {
  const toArtist = {...MAIL, to: 'studio@marenhallet.example'};
  const enqueueAll = (count: number, prefix: string, mail: typeof MAIL) =>
    database.transaction((transaction) =>
      enqueueMails(
        transaction,
        Array.from({length: count}, (_, n) => ({key: `${prefix} ${n}`, mail})),
        NOON,
      ),
    );
  const sentTo = (to: string) => context.sent.filter(({mail}) => mail.to === to).length;

  beforeEach(() => {
    context.setLimits(true);
    context.mailsPerDay = 40;
  });

  it('are not spent by visitors’ confirmations alone, and none is lost', async () => {
    await enqueueAll(60, 'visitor', MAIL);
    await Promise.all([sendMails(context), sendMails(context), sendMails(context)]);
    expect(sentTo(MAIL.to)).toBe(30);
    await enqueueAll(20, 'artist', toArtist);
    await sendMails(context);
    expect(sentTo(toArtist.to)).toBe(10);
    expect(await sendMails(context)).toBe(0);

    context.setNow(new Date('2026-11-22T12:00:01Z'));
    await sendMails(context);
    context.setNow(new Date('2026-11-23T12:00:02Z'));
    await sendMails(context);
    expect(context.sent).toHaveLength(80);
  });

  it('have no limit while the limits are off', async () => {
    context.setLimits(false);
    await enqueueAll(60, 'visitor', MAIL);
    expect(await sendMails(context)).toBe(60);
  });

  it('include those that are tried again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await enqueueAll(60, 'visitor', MAIL);
    context.failMails(5);
    await sendMails(context);
    expect(sentTo(MAIL.to)).toBe(25);
  });
});
