import {createHmac} from 'node:crypto';
import {beforeEach} from 'vitest';
import type {ForSale} from '../contracts/wait.ts';
import type {FunctionContext} from '../function-context.ts';
import type {Mail} from '../mails/mail.ts';
import {type TestDatabase, useTestDatabase} from './pglite-database.ts';

/** A context whose clock, limits and mail service a test controls, and whose background work it can await. */
export interface TestContext extends FunctionContext {
  /** The sent emails, by key. */
  sent: {key: string; mail: Mail}[];
  /** The stored images, by path. */
  storedImages: Map<string, Uint8Array<ArrayBuffer>>;
  removedImages: string[];
  /** The shop's stock. */
  forSale: ForSale[];
  setNow(now: Date): void;
  setLimits(areOn: boolean): void;
  /** Makes the next `times` emails fail. */
  failMails(times: number): void;
  /** Waits for the background work after responses. */
  settle(): Promise<void>;
}

export const SHOP_URL = 'https://shop.example';
export const IMAGE_PREFIX =
  'https://project.supabase.example/storage/v1/object/sign/commission-references/';

export const FORWARD_SECRET = 'forward-secret';

export const PICTURE_PREFIX = 'https://pictures.example/files/';

/** The context of a test file: as new before each test, over an emptied database. */
export async function useTestContext(): Promise<TestContext> {
  const database = await useTestDatabase();
  const context = createTestContext(database);
  beforeEach(() => void Object.assign(context, createTestContext(database)));
  return context;
}

export function createTestContext(database: TestDatabase): TestContext {
  let now = new Date('2026-11-21T12:00:00Z');
  let limits = false;
  let failures = 0;
  const afterwards: Promise<unknown>[] = [];
  const sent: TestContext['sent'] = [];
  const storedImages: TestContext['storedImages'] = new Map();
  const removedImages: string[] = [];
  const forSale: ForSale[] = [];
  return {
    database,
    shopUrl: SHOP_URL,
    forwardSecret: FORWARD_SECRET,
    schedulerSecret: 'scheduler-secret',
    addressHashSecret: 'address-hash-secret',
    certificateSecret: 'certificate-secret',
    confirmsSignups: true,
    mailsPerDay: 100,
    now: () => now,
    areLimitsOn: () => limits,
    waitUntil: (work) => void afterwards.push(work),
    mail: {
      async send(mail, key) {
        if (failures > 0) {
          failures -= 1;
          throw new Error('internal_server_error: out of order');
        }
        if (!sent.some((known) => known.key === key)) sent.push({key, mail});
        sent.sort((one, other) => (one.key < other.key ? -1 : 1));
      },
    },
    images: {
      signedPrefix: IMAGE_PREFIX,
      store: async (path, jpeg) => void storedImages.set(path, jpeg),
      signRead: async (path, seconds) => `${IMAGE_PREFIX}${path}?token=${seconds}`,
      remove: async (paths) => void removedImages.push(...paths),
    },
    stock: {findForSale: async (items) => forSale.filter(({item}) => items.includes(item))},
    store: null,
    webhooks: null,
    picturePrefix: PICTURE_PREFIX,
    sent,
    forSale,
    storedImages,
    removedImages,
    setNow: (instant) => void (now = instant),
    setLimits: (areOn) => void (limits = areOn),
    failMails: (times) => void (failures = times),
    settle: async () => void (await Promise.all(afterwards.splice(0))),
  };
}

/** A POST like those of the shop's server, which signs the visitor's IP address. */
export function post(
  body: unknown,
  {address, key}: {address?: string; key?: string} = {},
): Request {
  return new Request('https://project.supabase.example/functions/v1/any', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(address ? signedBy(address) : {}),
      ...(key ? {authorization: `Bearer ${key}`} : {}),
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** The headers with which the shop's server signs a visitor's IP address. */
export function signedBy(address: string): Record<string, string> {
  const time = Date.now();
  const hmac = createHmac('sha256', FORWARD_SECRET).update(`${time}\n${address}`);
  return {
    'x-visitor-address': address,
    'x-visitor-signature': `${time}.${hmac.digest('hex')}`,
  };
}
