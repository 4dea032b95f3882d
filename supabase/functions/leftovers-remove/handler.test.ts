import {describe, expect, it} from 'vitest';
import {post, useTestContext} from '../_shared/testing/test-context.ts';
import {createHandler} from './handler.ts';

const FOLDER = '3f0c8a5e-8f0e-4b55-9a53-0d6a3b1c2d4e';
const DAY = 24;
const YEAR = 365 * DAY;
const EMAIL = 'ada@example.com';
const MESSAGE = {name: 'Ada', email: EMAIL, subject: 'A', message: 'B'};
const aWait = (name: string) => ({email: `${name}@b.ca`, item: 'gid://shopify/Product/1'});
const aHold = () => ({
  id: crypto.randomUUID(),
  name: 'Ada',
  email: EMAIL,
  language: 'en',
  work: '{}',
  product_id: 'gid://shopify/Product/1',
  variant_id: 'gid://shopify/ProductVariant/1',
});
const REQUEST = {...MESSAGE, size: '8x10', budget: 'under500'};

const context = await useTestContext();
const {database} = context;

const run = async () =>
  (await createHandler(context)(post({}, {key: context.schedulerSecret}))).json();
const ago = (hours: number) => new Date(context.now().getTime() - hours * 3_600_000).toISOString();

/** Inserts a row, and returns its id. */
async function insert(table: string, row: Record<string, unknown>): Promise<string> {
  const columns = Object.keys(row);
  const values = columns.map((_, index) => `$${index + 1}`);
  const [inserted] = await database.query<{id: string}>(
    `insert into ${table} (${columns.join()}) values (${values.join()}) returning *`,
    Object.values(row),
  );
  return inserted!.id;
}

const imagePath = (name: string) => `${FOLDER}/1795262400000-0-${name}.jpg`;
const addImage = (name: string, hoursAgo: number) =>
  insert('storage.objects', {
    bucket_id: 'commission-references',
    name: imagePath(name),
    created_at: ago(hoursAgo),
  });

describe('leftovers-remove', () => {
  it.each<[string, number, string, string, (name: string) => Record<string, unknown>]>([
    ['messages', 2 * YEAR, 'contact_messages', 'created_at', () => MESSAGE],
    ['requests', 2 * YEAR, 'commission_requests', 'created_at', () => REQUEST],
    [
      'waits',
      2 * YEAR,
      'stock_waits',
      'created_at',
      (name) => ({...aWait(name), words: 'words', confirmed_at: ago(0)}),
    ],
    [
      'waits of buyers who asked for a hold',
      180 * DAY,
      'stock_waits',
      'created_at',
      (name) => ({...aWait(name), confirmed_at: ago(0)}),
    ],
    ['waits that nobody confirmed', 30 * DAY, 'stock_waits', 'created_at', aWait],
    [
      'holds that are over',
      2 * YEAR,
      'holds',
      'closed_at',
      () => ({...aHold(), state: 'ended', created_at: ago(3 * YEAR)}),
    ],
    [
      'requests of holds that nobody answered',
      2 * YEAR,
      'holds',
      'created_at',
      () => ({...aHold(), state: 'asked'}),
    ],
    ['holds that nobody confirmed', 30 * DAY, 'holds', 'created_at', aHold],
    [
      'holds that nobody confirmed before the sale',
      30 * DAY,
      'holds',
      'created_at',
      () => ({...aHold(), state: 'sold'}),
    ],
    [
      'keys of submissions',
      DAY,
      'submission_keys',
      'created_at',
      (name) => ({key: name.repeat(64), submission_id: FOLDER}),
    ],
    [
      'deleted subscribers that Shopify wasn’t told about',
      30 * DAY,
      'customer_updates',
      'created_at',
      () => ({
        subscriber_id: crypto.randomUUID(),
        deleted_email: EMAIL,
        next_attempt_at: ago(0),
      }),
    ],
    ['counters', 0, 'rate_limits', 'window_ends_at', (name) => ({key: name.repeat(64), count: 1})],
    ['sent emails', 30 * DAY, 'outbox', 'sent_at', (key) => ({key, mail: '{}'})],
    ['abandoned emails', 2 * YEAR, 'outbox', 'abandoned_at', (key) => ({key, mail: '{}'})],
    ['expired emails', 0, 'outbox', 'expires_at', (key) => ({key, mail: '{}'})],
  ])('deletes %s after %i hours', async (_, hours, table, column, row) => {
    await insert(`public.${table}`, {...row('a'), [column]: ago(hours + 1)});
    const kept = ago(hours - 1);
    await insert(`public.${table}`, {...row('b'), [column]: kept});
    await run();
    expect(await database.query(`select ${column} as at from public.${table}`)).toEqual([
      {at: new Date(kept)},
    ]);
  });

  it.each([
    ['keeps', 'that is being paid', {state: 'paying', next_sync_at: ago(0)}, {}],
    ['keeps', 'that is paid, and still open', {state: 'paid'}, {}],
    [
      'keeps',
      'that was paid as long ago, and is still open',
      {state: 'paid', closed_at: ago(2 * YEAR + 1)},
      {},
    ],
    [
      'keeps',
      'whose invoice is still to be deleted',
      {state: 'cancelled', next_sync_at: ago(0)},
      {closed_at: ago(0)},
    ],
    ['deletes', 'that is paid and closed', {state: 'paid'}, {closed_at: ago(0)}],
    ['deletes', 'whose price was never accepted', {state: 'quoted'}, {}],
  ])('%s a commission of two years ago %s', async (does, _, quote, request) => {
    const created_at = ago(2 * YEAR + 1);
    const commission_id = await insert('public.commission_requests', {
      ...REQUEST,
      ...request,
      created_at,
    });
    await insert('public.holds', {
      ...aHold(),
      product_id: null,
      variant_id: null,
      commission_id,
      price_cents: 100,
      shipping_cents: 0,
      created_at,
      ...quote,
    });
    await run();
    // The first run may have deleted its payments.
    await run();
    const left = await database.query('select from public.commission_requests');
    expect(left).toHaveLength(does === 'keeps' ? 1 : 0);
  });

  it('keeps a waiting email, however old', async () => {
    await insert('public.outbox', {key: 'waiting', mail: '{}', created_at: ago(5000)});
    expect(await run()).toMatchObject({rows: 0});
  });

  it('deletes the view counts of a work after sixty days', async () => {
    for (const days of [60, 61]) {
      const day = ago(days * DAY).slice(0, 10);
      await insert('public.work_views', {day, handle: 'ebb', title: 'Ebb', times: days});
    }
    expect(await run()).toMatchObject({rows: 1});
    expect(await database.query('select times from public.work_views')).toEqual([{times: 60}]);
  });

  it('deletes images two days after their upload, except those of an open request', async () => {
    await addImage('old', 49);
    await addImage('young', 47);
    await addImage('sent', 400);
    await addImage('closed', 400);
    await addImage('expired', 400);
    const request = (name: string, changes: object) =>
      insert('public.commission_requests', {
        ...REQUEST,
        image_paths: [imagePath(name)],
        ...changes,
      });
    await request('sent', {});
    await request('closed', {closed_at: ago(1)});
    await request('expired', {created_at: ago(2 * YEAR + 1)});
    expect(await run()).toMatchObject({images: 3});
    expect(context.removedImages.sort()).toEqual(['closed', 'expired', 'old'].map(imagePath));
  });

  it('deletes images until none is left', async () => {
    await database.query(
      `insert into storage.objects (bucket_id, name, created_at)
       select 'commission-references', $1 || '/1795262400000-0-' || n || '.jpg', $2
       from generate_series(1, 250) as n`,
      [FOLDER, ago(49)],
    );
    expect(await run()).toMatchObject({images: 250});
    expect(new Set(context.removedImages).size).toBe(250);
  });

  it('closes a commission sixty days after its painting was shipped, and deletes its links and pictures', async () => {
    for (const [name, last, days] of [
      ['done', 'sent', 61],
      ['fresh', 'sent', 59],
      ['drying', 'drying', 400],
    ] as const) {
      await addImage(name, 49);
      const request_id = await insert('public.commission_requests', {...REQUEST, name});
      for (const [stage, image_paths] of [
        ['sent', []],
        [last, [imagePath(name)]],
      ]) {
        const id = crypto.randomUUID();
        const created_at = ago(days * DAY);
        await insert('public.commission_updates', {id, request_id, created_at, stage, image_paths});
      }
      for (const reader of ['buyer', 'artist']) {
        const token_hash = crypto.randomUUID().replaceAll('-', '').repeat(2);
        const created_at = ago(1);
        await insert('public.commission_links', {token_hash, request_id, reader, created_at});
      }
    }
    expect(await run()).toMatchObject({links: 1, images: 1});
    expect(context.removedImages).toEqual([imagePath('done')]);
    expect(
      await database.query(
        'select name from public.commission_requests where closed_at is null order by name',
      ),
    ).toEqual([{name: 'drying'}, {name: 'fresh'}]);
  });

  it('deletes unconfirmed sign-ups, and the proof of consent three years after unsubscribing', async () => {
    const rows: [name: string, confirmed: number | null, left: number | null, updated: number][] = [
      ['waiting', null, null, 29 * DAY],
      ['silent', null, null, 31 * DAY],
      ['member', 9 * YEAR, null, 9 * YEAR],
      ['left', 9 * YEAR, 2 * YEAR, 2 * YEAR],
      ['gone', 9 * YEAR, 4 * YEAR, 4 * YEAR],
    ];
    for (const [name, confirmed, left, updated] of rows) {
      const email = `${name}@example.com`;
      const subscriber_id = await insert('public.newsletter_subscribers', {
        email,
        confirmed_at: confirmed && ago(confirmed),
        unsubscribed_at: left && ago(left),
        updated_at: ago(updated),
      });
      await insert('public.newsletter_consents', {
        subscriber_id,
        email,
        kind: confirmed ? 'given' : 'requested',
        words: 'words',
        created_at: ago(confirmed ?? updated),
      });
    }
    await run();
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
