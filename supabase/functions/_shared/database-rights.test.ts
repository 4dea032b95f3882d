import {describe, expect, it} from 'vitest';
import {openTestDatabase} from './testing/pglite-database.ts';

const database = await openTestDatabase();

const PATH = '3f0c8a5e-8f0e-4b55-9a53-0d6a3b1c2d4e/1795262400000-0-house.jpg';

describe('the public key', () => {
  it('has no rights to any table or view, and every table has row-level security', async () => {
    const rows = await database.query<{name: string; lax: boolean; granted: boolean}>(
      `select relname as name, relkind = 'r' and not relrowsecurity as lax,
         bool_or(has_table_privilege(role, oid, 'select, insert, update, delete, truncate')
           or has_any_column_privilege(role, oid, 'select, insert, update')) as granted
       from pg_class, unnest(array['anon', 'authenticated']) as role
       where relkind in ('r', 'v') and relnamespace = 'public'::regnamespace
       group by relname, relkind, relrowsecurity`,
    );
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.filter(({lax, granted}) => lax || granted)).toEqual([]);
    for (const {name} of rows) {
      const read = database.queryAsAnon(`select * from public.${name}`);
      await expect(read, name).rejects.toThrow(/permission denied/);
    }
  });

  it('has no rights to any sequence', async () => {
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

  it('can’t list, update or delete reference images', async () => {
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

it.each([
  ...[
    `repeat('x', 101), 'a@b.ca', 's', 'm'`,
    `'', 'a@b.ca', 's', 'm'`,
    `'n', 'a@b.ca', repeat('x', 201), 'm'`,
    `'n', 'a@b.ca', 's', repeat('x', 1001)`,
  ].map((values) => ['contact_messages', `(name, email, subject, message) values (${values})`]),
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
  ['work_views', `(day, handle, title, times) values (now(), 'ebb', '', 1)`],
])('the table %s rejects what the form rejects', async (table, row) => {
  await expect(database.query(`insert into public.${table} ${row}`)).rejects.toThrow(
    /check constraint/,
  );
});
