import {beforeAll, describe, expect, it} from 'vitest';
import {createMemoryStore} from '../_shared/testing/memory-store.ts';
import {openTestDatabase, type TestDatabase} from '../_shared/testing/pglite-database.ts';
import {createTestContext, post} from '../_shared/testing/test-context.ts';
import {createHandler} from './handler.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});

describe('customers-send', () => {
  it('tells Shopify of those who wait, for the scheduler only', async () => {
    const store = createMemoryStore();
    const context = {...createTestContext(database), store};
    await database.query(
      `insert into public.newsletter_subscribers (email, created_at, updated_at, confirmed_at)
       values ('ada@example.com', $1, $1, $1)`,
      [context.now().toISOString()],
    );
    const handler = createHandler(context);
    expect((await handler(post({}))).status).toBe(403);
    expect(store.stored).toEqual([]);
    const response = await handler(post({}, {key: context.timetableSecret}));
    expect(await response.json()).toEqual({sent: 1});
    expect(store.stored).toHaveLength(1);
  });
});
