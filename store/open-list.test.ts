import {mkdtemp} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {openDatabase} from '../embedded/database/pglite';
import {loadKeys} from '../embedded/keys';
import {loadList} from './open-list';

const folder = await mkdtemp(join(tmpdir(), 'list-'));

describe('the list of the embedded shop', () => {
  it('requires an existing shop', async () => {
    await expect(loadList({EMBEDDED_DATA: folder})).rejects.toThrow('There’s no embedded shop yet');
  });

  it('contains only confirmed members, oldest first', async () => {
    loadKeys(join(folder, 'keys.json'));
    const database = await openDatabase({dataFolder: join(folder, 'database')});
    await database.query(
      `insert into public.newsletter_subscribers (email, tags, confirmed_at, unsubscribed_at) values
         ('late@example.com', '{priority-member}', '2026-11-21T12:00:00Z', null),
         ('early@example.com', '{}', '2026-11-20T12:00:00Z', null),
         ('left@example.com', '{}', '2026-11-20T12:00:00Z', '2026-11-21T12:00:00Z'),
         ('asked@example.com', '{}', null, null)`,
    );
    await expect(loadList({EMBEDDED_DATA: folder})).rejects.toThrow(
      /in use by process \d+.* start it with EMBEDDED_DATABASE_PORT/,
    );
    await database.close();
    expect(await loadList({EMBEDDED_DATA: folder})).toEqual([
      {email: 'early@example.com', tags: [], confirmed_at: new Date('2026-11-20T12:00:00Z')},
      {
        email: 'late@example.com',
        tags: ['priority-member'],
        confirmed_at: new Date('2026-11-21T12:00:00Z'),
      },
    ]);
  });
});

it('a Supabase project needs its connection string', async () => {
  await expect(loadList({SUPABASE_URL: 'https://project.supabase.co'})).rejects.toThrow(
    'SUPABASE_DB_URL is missing',
  );
});
