import {beforeAll, describe, expect, it} from 'vitest';
import {enqueueMails} from '../_shared/outbox.ts';
import {openTestDatabase, type TestDatabase} from '../_shared/testing/pglite-database.ts';
import {createTestContext, post} from '../_shared/testing/test-context.ts';
import {createHandler} from './handler.ts';

const MAIL = {to: 'ada@example.com', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello'};

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});

describe('outbox-send', () => {
  it('sends pending mails, for the scheduler only', async () => {
    const context = createTestContext(database);
    await enqueueMails(database, [{key: 'a', kind: 'artist', mail: MAIL}], context.now());
    const handler = createHandler(context);
    expect((await handler(post({}))).status).toBe(403);
    expect(context.sent).toEqual([]);
    const response = await handler(post({}, {key: context.timetableSecret}));
    expect(await response.json()).toEqual({sent: 1});
    expect(context.sent).toHaveLength(1);
  });
});
