import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {openTestDatabase, type TestDatabase} from '../_shared/testing/pglite-database.ts';
import {
  createTestContext,
  IMAGE_PREFIX,
  post,
  type TestContext,
} from '../_shared/testing/test-context.ts';
import {createHandler} from './handler.ts';

const FOLDER = '3f0c8a5e-8f0e-4b55-9a53-0d6a3b1c2d4e';
const NOW = new Date('2026-11-21T12:00:00Z');

let database: TestDatabase;
let context: TestContext;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.empty();
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
  it('deletes images of unsent requests two days after their upload', async () => {
    await addImage('1795262400000-0-old.jpg', 49);
    await addImage('1795262400000-0-young.jpg', 47);
    await addImage('1795262400000-0-sent.jpg', 400);
    await database.query(
      `insert into public.commission_requests (name, email, size, budget, subject, message, image_urls)
       values ('Ada', 'ada@example.com', '8x10', 'under500', 'A', 'B', array[$1])`,
      [`${IMAGE_PREFIX}${FOLDER}/1795262400000-0-sent.jpg`],
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
    const response = await run(context.timetableSecret);
    expect(await response.json()).toEqual({images: 0, keys: 1, counters: 1, mails: 1});
  });

  it.each([undefined, 'anon-key'])('rejects callers other than the scheduler (%s)', async (key) => {
    expect((await run(key)).status).toBe(403);
  });
});
