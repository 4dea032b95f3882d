import {beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {openTestDatabase, type TestDatabase} from '../_shared/testing/pglite-database.ts';
import {
  createTestContext,
  IMAGE_PREFIX,
  post,
  type TestContext,
} from '../_shared/testing/test-context.ts';
import {createHandler} from './handler.ts';

const PATH = '3f0c8a5e-8f0e-4b55-9a53-0d6a3b1c2d4e/1795262400000-0-cove.jpg';
const UPLOAD = {wants: 'upload', path: PATH};
const READ = {wants: 'read', path: PATH};
const MEGABYTE = 1024 * 1024;

let database: TestDatabase;
let context: TestContext;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await database.empty();
  context = createTestContext(database);
});

const ask = (body: unknown, address = '203.0.113.9') =>
  createHandler(context)(post(body, {address}));
const statusesOf = async (count: number, body: (n: number) => unknown, address?: string) => {
  const statuses = [];
  for (let n = 0; n < count; n += 1) statuses.push((await ask(body(n), address)).status);
  return statuses;
};
const taken = (statuses: number[]) => statuses.filter((status) => status === 200).length;

describe('reference-image', () => {
  it('signs an address for one upload, and one to read it for a day', async () => {
    expect(await (await ask(UPLOAD)).json()).toEqual({
      url: `https://signed.example/upload/${PATH}`,
    });
    expect(await (await ask(READ)).json()).toEqual({
      url: `${IMAGE_PREFIX}${PATH}?token=${24 * 60 * 60}`,
    });
  });

  it('signs nothing for whoever has only the anonymous key', async () => {
    for (const body of [UPLOAD, READ]) {
      const response = await createHandler(context)(post(body));
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({error: {code: 'forbidden'}});
    }
  });

  it.each([
    {...UPLOAD, path: 'a.jpg'},
    {...UPLOAD, path: `${PATH}/../../b.jpg`},
    {...READ, bytes: 10 * MEGABYTE + 1},
    {...READ, bytes: 0},
    {...READ, path: '../other-bucket/a.jpg'},
    {...READ, wants: 'delete'},
    {},
  ])('refuses %j', async (body) => {
    expect((await ask(body)).status).toBe(400);
  });

  it('takes sixty an hour from one network', async () => {
    context.setLimits(true);
    expect(taken(await statusesOf(62, () => UPLOAD))).toBe(60);
    expect((await ask(UPLOAD, '203.0.113.10')).status).toBe(200);
    expect((await ask(READ)).status).toBe(200);
    context.setNow(new Date('2026-11-21T13:00:00Z'));
    expect((await ask(UPLOAD)).status).toBe(200);
  });

  it('takes 300 MB an hour from one network', async () => {
    context.setLimits(true);
    const sent = async (bytes: number) => {
      const {status} = await ask(UPLOAD);
      if (status === 200) await ask({...READ, bytes});
      return status;
    };
    // What was announced is not counted, but what came.
    for (let n = 0; n < 10; n += 1) expect(await sent(10)).toBe(200);
    const statuses: number[] = [];
    for (let n = 0; n < 32; n += 1) statuses.push(await sent(10 * MEGABYTE));
    expect(taken(statuses)).toBe(30);
    expect((await ask(UPLOAD)).headers.get('retry-after')).toBe('3600');
  });

  it('takes two hundred a day from one network, and others go on', async () => {
    context.setLimits(true);
    let count = 0;
    for (let hour = 0; hour < 5; hour += 1) {
      context.setNow(new Date(Date.parse('2026-11-21T12:00:00Z') + hour * 3_600_000));
      count += taken(await statusesOf(60, () => UPLOAD));
    }
    expect(count).toBe(200);
    expect((await ask(UPLOAD, '203.0.113.10')).status).toBe(200);
  });

  it('takes a thousand a day in all, from however many networks', async () => {
    context.setLimits(true);
    const take = async (network: string) => taken(await statusesOf(20, () => UPLOAD, network));
    expect(await take('192.0.2.1')).toBe(20);
    // Others come from many networks: the counters of a day go on, those of an hour are their own.
    await database.query(
      `update public.rate_limits set count = count + 970 where window_ends_at > $1`,
      ['2026-11-21T13:00:00Z'],
    );
    expect(await take('192.0.2.2')).toBe(10);
    context.setNow(new Date('2026-11-22T12:00:00Z'));
    expect((await ask(UPLOAD, '198.51.100.1')).status).toBe(200);
  });
});
