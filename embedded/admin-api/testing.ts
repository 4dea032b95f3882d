import {afterAll, beforeEach} from 'vitest';
import {type ChangeableCatalogue, createCatalogue} from '../catalogue/catalogue';
import type {Clock} from '../clock';
import type {Database} from '../database/database';
import type {Handler} from '../http';
import {openUploadedFiles} from '../images/uploaded-files';
import {buildSeed} from '../seed/seed';
import {openTestDatabase} from '../testing/test-database';
import {createAdminApi} from './handler';
import {adminRunner} from './run-admin-operation';
import {createWebhooks} from './webhooks';

const TOKEN = 'shpat_test';
export const WEBHOOK_SECRET = 'webhook-secret';
const ENDPOINT = 'http://localhost:3001/admin/api/2026-04/graphql.json';

export interface TestAdmin {
  handler: Handler;
  catalogue: ChangeableCatalogue;
  database: Database;
  clock: Clock;
  token: string;
  /** Sends an operation and returns its data. Throws the errors of an invalid operation. */
  run<Data>(query: string, variables?: object): Promise<Data>;
  /** Sends without a token, or with another one. */
  send(body: object, token?: string): Promise<Response>;
  close(): Promise<void>;
}

/** A shop for the tests of a file, reset to its seed before each. */
export async function useTestAdmin(): Promise<TestAdmin> {
  const admin = await openTestAdmin('2026-11-21T12:00:00Z');
  afterAll(() => admin.close());
  beforeEach(() => admin.catalogue.reset());
  return admin;
}

/** The Admin API of a new embedded shop with its own clock; `webhookUrl` gets the store's webhooks. */
export async function openTestAdmin(now: string, webhookUrl?: string): Promise<TestAdmin> {
  const clock = () => new Date(now);
  const database = await openTestDatabase();
  const catalogue = await createCatalogue({database, seed: buildSeed(clock()), clock});
  const uploads = openUploadedFiles(undefined);
  // Loads the schema, so that no request of a test has to wait for it.
  adminRunner();
  const webhooks = createWebhooks({
    url: webhookUrl,
    secret: WEBHOOK_SECRET,
    clock,
    pausesMs: [1, 1],
  });
  const handler = createAdminApi({
    catalogue,
    database,
    uploads,
    clock,
    webhooks,
    token: TOKEN,
    storefrontOrigin: 'http://localhost:3000',
  });
  const send = (body: object, token = TOKEN) =>
    handler(
      new Request(ENDPOINT, {
        method: 'POST',
        headers: {'content-type': 'application/json', 'X-Shopify-Access-Token': token},
        body: JSON.stringify(body),
      }),
    );
  return {
    handler,
    catalogue,
    database,
    clock,
    token: TOKEN,
    send,
    async run<Data>(query: string, variables: object = {}) {
      const body = (await (await send({query, variables})).json()) as {
        data: Data;
        errors?: unknown;
      };
      if (body.errors) throw new Error(JSON.stringify(body.errors));
      return body.data;
    },
    close: webhooks.close,
  };
}
