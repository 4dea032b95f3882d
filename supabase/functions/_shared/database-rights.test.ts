import {beforeAll, describe, expect, it} from 'vitest';
import {openTestDatabase, type TestDatabase} from './testing/pglite-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});

const PATH = '3f0c8a5e-8f0e-4b55-9a53-0d6a3b1c2d4e/1795262400000-0-house.jpg';

describe('the public key', () => {
  it.each([
    'newsletter_subscribers',
    'newsletter_consents',
    'contact_messages',
    'commission_requests',
    'commission_updates',
    'commission_links',
    'holds',
    'hold_payments',
    'hold_links',
    'outbox',
    'submission_keys',
    'rate_limits',
    'letter_recipients',
    'mails_in_trouble',
    'customer_updates',
    'customers_in_trouble',
    'certificates',
    'stock_waits',
    'works_seen',
  ])('can neither read, insert, update nor delete in %s', async (table) => {
    for (const sql of [
      `select * from public.${table}`,
      `insert into public.${table} default values`,
      `delete from public.${table}`,
    ]) {
      await expect(database.queryAsAnon(sql)).rejects.toThrow(/permission denied/);
    }
  });

  it.each(['waiting_for', 'confirmed_waits', 'holds_in_trouble'])(
    'cannot read %s, a view that nobody can write',
    async (view) => {
      await expect(database.queryAsAnon(`select * from public.${view}`)).rejects.toThrow(
        /permission denied/,
      );
    },
  );

  it('is tested with every table of the project', async () => {
    const rows = await database.query<{name: string; rowsecurity: boolean}>(
      `select tablename as name, rowsecurity from pg_tables where schemaname = 'public'`,
    );
    expect(rows.filter(({rowsecurity}) => !rowsecurity)).toEqual([]);
    expect(rows).toHaveLength(16);
  });

  it('has no right to any sequence', async () => {
    const rows = await database.query<{name: string; granted: boolean}>(
      `select relname as name,
         bool_or(has_sequence_privilege(role, oid, 'usage, select, update')) as granted
       from pg_class, unnest(array['anon', 'authenticated']) as role
       where relkind = 'S' and relnamespace = 'public'::regnamespace
       group by relname`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({granted}) => granted)).toEqual([]);
  });

  it.each([PATH, 'house.jpg', `../${PATH}`])('cannot add a reference image as %s', async (path) => {
    await expect(
      database.queryAsAnon(
        `insert into storage.objects (bucket_id, name) values ('commission-references', '${path}')`,
      ),
    ).rejects.toThrow(/row-level security/);
  });

  it('cannot read the bucket, which is private', async () => {
    expect(await database.query('select id from storage.buckets where public')).toEqual([]);
  });

  it('can neither list, update nor delete reference images', async () => {
    await database.query(
      `insert into storage.objects (bucket_id, name) values ('commission-references', $1)`,
      [PATH],
    );
    expect(await database.queryAsAnon('select * from storage.objects')).toEqual([]);
    await database.queryAsAnon(`update storage.objects set name = 'x'`).catch(() => {});
    await database.queryAsAnon('delete from storage.objects').catch(() => {});
    expect(await database.query('select name from storage.objects')).toEqual([{name: PATH}]);
  });
});

describe('the tables', () => {
  it.each([
    [
      'contact_messages',
      `(name, email, subject, message) values (repeat('x', 101), 'a@b.ca', 's', 'm')`,
    ],
    [
      'contact_messages',
      `(name, email, subject, message) values ('n', 'a@b.ca', 's', repeat('x', 1001))`,
    ],
    [
      'commission_requests',
      `(name, email, size, budget, subject, message) values ('n', 'a@b.ca', '1x1', 'under500', 's', 'm')`,
    ],
    [
      'commission_requests',
      `(name, email, size, budget, subject, message, image_urls) values ('n', 'a@b.ca', '8x10', 'under500', 's', 'm', array_fill('x'::text, array[11]))`,
    ],
    ['newsletter_subscribers', `(email) values ('nobody')`],
    ['newsletter_consents', `(email, kind) values ('a@b.ca', 'given')`],
    [
      'stock_waits',
      `(subscriber_id, item, created_at) values (gen_random_uuid(), 'first-light', now())`,
    ],
    ['works_seen', `(day, handle, title, times) values (now(), 'ebb', '', 1)`],
  ])('of %s reject what the form would', async (table, row) => {
    await expect(database.query(`insert into public.${table} ${row}`)).rejects.toThrow(
      /check constraint/,
    );
  });
});
