import {afterAll, afterEach, beforeEach, describe, expect, it} from 'vitest';
import {createCatalogue} from '../catalogue/catalogue';
import {openDatabase} from '../database/pglite';
import {createKeys} from '../keys';
import {createMailStore} from '../mailbox/mail-store';
import {buildSeed} from '../seed/seed';
import {openObjectFiles} from '../storage/object-files';
import {openObjects} from '../storage/objects';
import {createFaults} from './faults';
import {type AbuseLimits, createControlHandler} from './handler';

const NOW = new Date('2026-11-21T12:00:00Z');
const keys = createKeys();
const faults = createFaults();
const limits: AbuseLimits = {enabled: false};

const database = await openDatabase({dataFolder: undefined});
const catalogue = await createCatalogue({database, seed: buildSeed(NOW), clock: () => NOW});
const files = await openObjectFiles(undefined);
const objects = await openObjects(database, files);
const mails = createMailStore(database, () => NOW);
let backgroundWork = async () => {};
const settle = () => backgroundWork();
const handle = createControlHandler({
  database,
  catalogue,
  objects,
  mails,
  faults,
  limits,
  keys,
  settle,
});
afterAll(async () => {
  await database.close();
  await files.close();
});
beforeEach(() => call('POST', 'reset'));
afterEach(() => {
  backgroundWork = async () => {};
});

async function call(method: string, path: string, body?: unknown) {
  const init = body === undefined ? {method} : {method, body: JSON.stringify(body)};
  const response = await handle(new Request(`http://localhost:3001/__control/${path}`, init));
  return {status: response.status, body: (await response.json()) as Record<string, unknown>};
}

describe('the test controls', () => {
  it('reject a misspelled field with the issues', async () => {
    const response = await call('PUT', 'products/first-light', {avialable: true});
    expect(response.status).toBe(400);
    expect(response.body.issues).not.toEqual([]);
  });

  it('return only the keys that visitors’ browsers may have', async () => {
    expect((await call('GET', 'keys')).body).toEqual({
      storefrontToken: keys.storefrontToken,
      anonKey: keys.anonKey,
    });
  });

  it('switch the limits on until the reset', async () => {
    await call('PUT', 'limits', {enabled: true});
    expect(limits.enabled).toBe(true);
    await call('POST', 'reset');
    expect(limits.enabled).toBe(false);
  });

  it('delete an email too that is being sent at the reset', async () => {
    const mail = {from: 'a@example.com', to: ['b@example.com'], subject: 'Hello', text: 'Hello'};
    let hasArrived = false;
    backgroundWork = async () => {
      hasArrived = (await mails.take(mail, null)) !== null;
    };
    await call('POST', 'reset');
    expect(hasArrived).toBe(true);
    expect(await mails.all()).toEqual([]);
  });

  it('delete all objects and the rows of every migrated table on reset, but not the buckets', async () => {
    const address = {bucket: 'commission-references', name: 'sea.jpg'};
    const upload = {type: 'image/jpeg', cacheControl: 'no-cache', bytes: Buffer.from('x')};
    const version = await objects.store(address, upload);
    await database.query('create table public.later as select 1 as id');
    await call('POST', 'reset');
    expect(await objects.find(address)).toBeNull();
    expect(await files.read(version)).toBeNull();
    expect(await database.query('select * from public.later')).toEqual([]);
    expect(await database.query('select id from storage.buckets')).toHaveLength(1);
  });
});
