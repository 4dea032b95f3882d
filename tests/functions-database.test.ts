import {setImmediate as nextRound} from 'node:timers/promises';
import {afterAll, afterEach, beforeEach, describe, expect, it} from 'vitest';
import {openDatabase} from '../embedded/database/pglite';
import {openPostgres} from '../supabase/functions/_shared/adapters/postgres';
import type {Database} from '../supabase/functions/_shared/database';
import {startTcpProxy} from './support/tcp-proxy';

/** What the functions do when their connections to the database break. */

let functions: Database;

const database = await openDatabase({dataFolder: undefined});
await database.query('create table public.notes (id integer primary key)');
const server = await database.listen({port: 0, password: 'password'});
const proxy = await startTcpProxy(server.url);
const {host} = new URL(proxy.url);
beforeEach(async () => {
  await database.query('truncate public.notes');
  functions = openPostgres(Object.assign(new URL(server.url), {host}).href);
});
afterEach(() => functions.close());
afterAll(async () => {
  await proxy.close();
  await database.close();
});

const insert = 'insert into public.notes values ($1)';
const countNotes = async () =>
  (await database.query<{count: number}>('select count(*)::int as count from public.notes'))[0]
    ?.count;

describe.each(['ends', 'is reset'] as const)('a connection that %s', (how) => {
  it('between two statements of a transaction rejects it and commits nothing', async () => {
    const broken = functions.transaction(async (transaction) => {
      await transaction.query(insert, [1]);
      proxy.cut(how);
      await expect.poll(() => transaction.query('select 1').catch(() => null)).toBeNull();
      await transaction.query(insert, [2]);
    });
    await expect(broken).rejects.toThrow();
    expect(await countNotes()).toBe(0);
    expect(await functions.query('select 1 as one')).toEqual([{one: 1}]);
  });

  it('during a statement rejects it in time, and the next statement succeeds', async () => {
    for (let moment = 0; moment < 20; moment += 1) {
      const statements = [1, 2, 3, 4, 5].map(() => functions.query('select 1').catch(() => null));
      for (let round = 0; round < moment; round += 1) await nextRound();
      proxy.cut(how);
      await Promise.all(statements);
    }
    // The event of the broken connection may still be pending.
    await expect
      .poll(() => functions.query('select 1 as one').catch(() => null))
      .toEqual([{one: 1}]);
  });
});

it('a transaction does not commit after a failed statement whose error was caught', async () => {
  const careless = functions.transaction(async (transaction) => {
    await transaction.query(insert, [1]);
    await transaction.query(insert, [1]).catch(() => {});
  });
  await expect(careless).rejects.toThrow();
  expect(await countNotes()).toBe(0);
});
