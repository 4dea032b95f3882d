import {beforeEach, describe, expect, it} from 'vitest';
import {useTestDatabase} from '../_shared/testing/pglite-database.ts';
import {createTestContext, post, type TestContext} from '../_shared/testing/test-context.ts';
import {createHandler} from './handler.ts';

const FOLDER = '3f0c8a5e-8f0e-4b55-9a53-0d6a3b1c2d4e';
const NOW = new Date('2026-11-21T12:00:00Z');

const database = await useTestDatabase();
let context: TestContext;

beforeEach(() => {
  context = createTestContext(database);
});

const run = (key?: string) => createHandler(context)(post({}, {key}));
const ago = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000).toISOString();

async function addImage(name: string, hoursAgo: number) {
  await database.query(
    `insert into storage.objects (bucket_id, name, created_at) values ('commission-references', $1, $2)`,
    [`${FOLDER}/${name}`, ago(hoursAgo)],
  );
}

describe('leftovers-remove', () => {
  it('ends a wait after two years', async () => {
    await database.query(
      `insert into public.newsletter_subscribers (id, email, updated_at, confirmed_at)
       values ('${FOLDER}', 'ada@example.com', $1, $1)`,
      [ago(1)],
    );
    for (const [index, days] of [729, 731].entries()) {
      await database.query(
        `insert into public.stock_waits (subscriber_id, item, created_at) values ('${FOLDER}', $1, $2)`,
        [`gid://shopify/Product/${index}`, ago(days * 24)],
      );
    }
    expect(await (await run(context.timetableSecret)).json()).toMatchObject({waits: 1, signups: 0});
  });

  it('forgets after sixty days how often a work was looked at', async () => {
    for (const days of [60, 61]) {
      await database.query(
        `insert into public.works_seen (day, handle, title, times) values ($1, 'ebb', 'Ebb', $2)`,
        [ago(days * 24).slice(0, 10), days],
      );
    }
    expect(await (await run(context.timetableSecret)).json()).toMatchObject({views: 1});
    expect(await database.query('select times from public.works_seen')).toEqual([{times: 60}]);
  });

  it('deletes images of unsent requests two days after their upload', async () => {
    await addImage('1795262400000-0-old.jpg', 49);
    await addImage('1795262400000-0-young.jpg', 47);
    await addImage('1795262400000-0-sent.jpg', 400);
    await database.query(
      `insert into public.commission_requests (name, email, size, budget, subject, message, image_paths)
       values ('Ada', 'ada@example.com', '8x10', 'under500', 'A', 'B', array[$1])`,
      [`${FOLDER}/1795262400000-0-sent.jpg`],
    );
    const response = await run(context.timetableSecret);
    expect(await response.json()).toMatchObject({images: 1});
    expect(context.removedImages).toEqual([`${FOLDER}/1795262400000-0-old.jpg`]);
  });

  it('deletes expired data of submissions, and nothing else', async () => {
    const insert = (sql: string, ...values: unknown[]) => database.query(sql, values);
    for (const [letter, hours] of [
      ['a', 25],
      ['b', 23],
    ] as const) {
      await insert(
        'insert into public.submission_keys values ($1, gen_random_uuid(), $2)',
        letter.repeat(64),
        ago(hours),
      );
      await insert(
        'insert into public.rate_limits values ($1, 1, $2)',
        letter.repeat(64),
        ago(hours - 24),
      );
      await insert(
        `insert into public.outbox (key, mail, sent_at) values ($1, '{}', $2)`,
        letter,
        ago(hours * 30),
      );
    }
    await insert(
      `insert into public.outbox (key, mail, created_at) values ('waiting', '{}', $1)`,
      ago(5000),
    );
    await insert(
      `insert into public.outbox (key, mail, expires_at) values ('expired', '{}', $1)`,
      ago(1),
    );
    const response = await run(context.timetableSecret);
    expect(await response.json()).toEqual({
      signups: 0,
      waits: 0,
      messages: 0,
      requests: 0,
      links: 0,
      images: 0,
      keys: 1,
      counters: 1,
      views: 0,
      mails: 2,
    });
  });

  it('deletes images until none is left', async () => {
    await database.query(
      `insert into storage.objects (bucket_id, name, created_at)
       select 'commission-references', $1 || '/1795262400000-0-' || n || '.jpg', $2
       from generate_series(1, 250) as n`,
      [FOLDER, ago(49)],
    );
    const response = await run(context.timetableSecret);
    expect(await response.json()).toMatchObject({images: 250});
    expect(new Set(context.removedImages).size).toBe(250);
  });

  it('deletes messages, requests and their images after two years, and no younger ones', async () => {
    const TWO_YEARS_HOURS = 2 * 365 * 24;
    for (const [name, hours] of [
      ['old', TWO_YEARS_HOURS + 1],
      ['young', TWO_YEARS_HOURS - 1],
    ] as const) {
      await addImage(`1795262400000-0-${name}.jpg`, hours);
      await database.query(
        `insert into public.contact_messages (name, email, subject, message, created_at)
         values ($1, 'ada@example.com', 'A', 'B', $2)`,
        [name, ago(hours)],
      );
      await database.query(
        `insert into public.commission_requests (name, email, size, budget, subject, message, image_paths, created_at)
         values ($1, 'ada@example.com', '8x10', 'under500', 'A', 'B', array[$2], $3)`,
        [name, `${FOLDER}/1795262400000-0-${name}.jpg`, ago(hours)],
      );
    }
    const response = await run(context.timetableSecret);
    expect(await response.json()).toMatchObject({messages: 1, requests: 1, images: 1});
    expect(context.removedImages).toEqual([`${FOLDER}/1795262400000-0-old.jpg`]);
    for (const table of ['contact_messages', 'commission_requests']) {
      expect(await database.query(`select name from public.${table}`)).toEqual([{name: 'young'}]);
    }
  });

  it('deletes the images of a request that the artist closed', async () => {
    await addImage('1795262400000-0-done.jpg', 49);
    await database.query(
      `insert into public.commission_requests (name, email, size, budget, subject, message, image_paths, closed_at)
       values ('Ada', 'ada@example.com', '8x10', 'under500', 'A', 'B', array[$1], now())`,
      [`${FOLDER}/1795262400000-0-done.jpg`],
    );
    expect(await (await run(context.timetableSecret)).json()).toMatchObject({images: 1});
  });

  it('closes a commission sixty days after its painting was sent, and deletes its links and pictures', async () => {
    const ID = '1c1f4f0a-8f0e-4b55-9a53-0d6a3b1c2d4e';
    for (const [index, [name, stage, days]] of (
      [
        ['done', 'sent', 61],
        ['fresh', 'sent', 59],
        ['drying', 'drying', 400],
      ] as const
    ).entries()) {
      const id = ID.replace(/^./, String(index));
      const image = `1795262400000-0-${name}.jpg`;
      await addImage(image, 49);
      await database.query(
        `insert into public.commission_requests (id, name, email, size, budget, subject, message)
         values ($1, $2, 'ada@example.com', '8x10', 'under500', 'A', 'B')`,
        [id, name],
      );
      await database.query(
        `insert into public.commission_updates (id, request_id, stage, image_paths, created_at)
         values (gen_random_uuid(), $1, 'sent', '{}', $3), (gen_random_uuid(), $1, $2, array[$4], $3)`,
        [id, stage, ago(days * 24), `${FOLDER}/${image}`],
      );
      await database.query(
        `insert into public.commission_links (token_hash, request_id, reader, created_at)
         values ($1, $2, 'buyer', now()), ($3, $2, 'artist', now())`,
        [String(index).repeat(64), id, `a${index}`.repeat(32)],
      );
    }
    expect(await (await run(context.timetableSecret)).json()).toMatchObject({links: 1, images: 1});
    expect(context.removedImages).toEqual([`${FOLDER}/1795262400000-0-done.jpg`]);
    expect(
      await database.query(
        'select name from public.commission_requests where closed_at is null order by name',
      ),
    ).toEqual([{name: 'drying'}, {name: 'fresh'}]);
  });

  it('deletes sign-ups that nobody confirmed, and the proof three years after unsubscribing', async () => {
    const DAYS = 24;
    const YEARS = 365 * DAYS;
    const rows: [name: string, confirmed: number | null, left: number | null, updated: number][] = [
      ['waiting', null, null, 29 * DAYS],
      ['silent', null, null, 31 * DAYS],
      ['member', 9 * YEARS, null, 9 * YEARS],
      ['left', 9 * YEARS, 2 * YEARS, 2 * YEARS],
      ['gone', 9 * YEARS, 4 * YEARS, 4 * YEARS],
    ];
    for (const [name, confirmed, left, updated] of rows) {
      const since = (hours: number | null) => hours && ago(hours);
      await database.query(
        `with subscriber as (
           insert into public.newsletter_subscribers (email, confirmed_at, unsubscribed_at, updated_at)
           values ($1, $2, $3, $4) returning id, email
         )
         insert into public.newsletter_consents (subscriber_id, email, kind, words, created_at)
         select id, email, $5, 'words', $6 from subscriber`,
        [
          `${name}@example.com`,
          since(confirmed),
          since(left),
          since(updated),
          confirmed ? 'given' : 'requested',
          ago(confirmed ?? updated),
        ],
      );
    }
    expect(await (await run(context.timetableSecret)).json()).toMatchObject({signups: 2});
    for (const table of ['newsletter_subscribers', 'newsletter_consents']) {
      const left = await database.query<{email: string}>(`select email from public.${table}`);
      expect(left.map(({email}) => email.split('@')[0]).sort()).toEqual([
        'left',
        'member',
        'waiting',
      ]);
    }
  });
});
