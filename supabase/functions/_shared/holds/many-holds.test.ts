import {expect, it, vi} from 'vitest';
import {holdsIn, START, useStore} from '../testing/a-hold.ts';
import {useTestContext} from '../testing/test-context.ts';

/** The number of holds that are killed and paid, `HOLD_RUNS` or 40. */
const HOLDS = Number(process.env.HOLD_RUNS ?? 40);

const context = await useTestContext();
const {database} = context;
const {later, tick} = holdsIn(context);
const store = useStore(context);

it('completes many holds despite ten kills, while a third of the Admin calls fail', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  let random = 42;
  const chance = () => (random = (random * 16_807) % 2_147_483_647) / 2_147_483_647;
  const failing =
    <Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) =>
    async (...args: Args) => {
      const luck = chance();
      if (luck < 1 / 6) throw new Error('Shopify is out of order');
      const result = await call(...args);
      if (luck < 1 / 3) throw new Error('The answer was lost');
      return result;
    };
  const {invoices, works} = store;
  for (const name of ['create', 'find', 'remove'] as const) {
    Object.assign(invoices, {[name]: failing(invoices[name] as () => Promise<unknown>)});
  }
  works.reserve = failing(works.reserve);
  await database.query(
    `insert into public.holds (id, state, product_id, variant_id, work, name, email, language, price_cents, shipping_cents,
       ends_at, created_at, next_sync_at)
     select gen_random_uuid(), 'held', 'gid://shopify/Product/' || n, 'gid://shopify/ProductVariant/' || n, $1::text::jsonb,
       'Ada', n || '@example.com', 'en', 100000, 0, $2::timestamptz + interval '300 days', $2, $2
     from generate_series(1, $3) as n`,
    [
      JSON.stringify({handle: 'x', title: 'X', picture: {url: 'https://x.example/x.jpg'}}),
      START.toISOString(),
      HOLDS,
    ],
  );
  await database.query(
    `insert into public.hold_payments (id, hold_id, number, amount_cents, due_on, created_at)
     select gen_random_uuid(), id, 1, 100000, '2027-09-01', created_at from public.holds`,
  );
  // A kill during the work after a response.
  const {waitUntil} = context;
  context.waitUntil = (work) => waitUntil(work.catch(() => {}));
  let kills = 10;
  const {query} = database;
  const die = () => kills > 0 && chance() < 0.05 && ((kills -= 1), true);
  context.database = {
    ...database,
    query: (sql, parameters) =>
      die() ? Promise.reject(new Error('Killed')) : query(sql, parameters),
  };
  const isDone = async () =>
    (
      await query(
        `select from public.holds where reserved_until is null or (state = 'held' and attempts > 0) or thanked_at is null`,
      )
    ).length === 0;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  for (let minute = 1; minute < 200 && !(await isDone()); minute += 1) {
    later(minute);
    await tick().catch(() => {});
    // Every buyer pays, once there is an invoice that the page knows.
    for (const {draft_order_id: id} of await query<{draft_order_id: string}>(
      'select draft_order_id from public.hold_payments where draft_order_id is not null and paid_at is null',
    )) {
      if (!store.drafts.find((draft) => draft.id === id)?.order) store.pay(id);
    }
  }
  expect(kills).toBe(0);
  expect(await query(`select from public.holds where state = 'paid'`)).toHaveLength(HOLDS);
  expect(await query('select from public.certificates')).toHaveLength(HOLDS);
  expect(store.drafts).toHaveLength(HOLDS);
  const keys = await query<{key: string}>(`select key from public.outbox where key like 'hold:%'`);
  expect(keys).toHaveLength(2 * HOLDS);
}, 120_000);
