import {randomUUID} from 'node:crypto';
import {mkdtemp, readdir} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {createFaults} from '../control/faults';
import {openDatabase} from '../database/pglite';
import {HOST, listen} from '../http';
import {createStorageHandler} from './handler';
import {openObjectFiles} from './object-files';
import {openObjects} from './objects';

const BUCKET = 'commission-references';
const LIMIT_BYTES = 10 * 1024 * 1024;
const keys = {serviceRoleKey: 'service.role', storageSecret: 'secret'};
const faults = createFaults();

const folder = await mkdtemp(join(tmpdir(), 'storage-test-'));
const database = await openDatabase({dataFolder: undefined});
const files = await openObjectFiles(folder);
const objects = await openObjects(database, files);
const server = await listen(createStorageHandler({objects, files, keys, faults}), 0);
const api = `http://${HOST}:${server.port}/storage/v1/object`;
afterAll(async () => {
  await server.close();
  await database.close();
});
beforeEach(async () => {
  faults.replace([]);
  await objects.empty();
});

const aName = () => `${randomUUID()}/1790000000000-0-sea.jpg`;

interface Sent {
  body?: string | Uint8Array<ArrayBuffer>;
  type?: string;
  key?: string;
  headers?: Record<string, string>;
}

function post(
  name: string,
  {body = 'pixels', type = 'image/jpeg', key = keys.serviceRoleKey, headers}: Sent = {},
) {
  return fetch(`${api}/${BUCKET}/${name}`, {
    method: 'POST',
    body,
    headers: {authorization: `Bearer ${key}`, 'content-type': type, ...headers},
  });
}

const sign = (name: string, body: unknown = {expiresIn: 60}, key = keys.serviceRoleKey) =>
  fetch(`${api}/sign/${BUCKET}/${name}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {apikey: key},
  });
/** A signed URL, as the storage's client completes it. */
async function signRead(name: string, expiresIn = 60): Promise<string> {
  const {signedURL} = (await (await sign(name, {expiresIn})).json()) as {signedURL: string};
  return `${new URL(api).origin}/storage/v1${signedURL}`;
}
const read = async (name: string) => fetch(await signRead(name));
const remove = (body: unknown, key = keys.serviceRoleKey) =>
  fetch(`${api}/${BUCKET}`, {method: 'DELETE', headers: {apikey: key}, body: JSON.stringify(body)});

const storedNames = async () =>
  (await database.query<{name: string}>('select name from storage.objects')).map(({name}) => name);
const filesOnDisk = () => readdir(join(folder, 'kept'));

async function expectNothingStored() {
  expect(await storedNames()).toEqual([]);
  expect(await filesOnDisk()).toEqual([]);
}

describe('an upload', () => {
  it('is stored and can be read at a signed URL', async () => {
    const name = aName();
    const stored = await post(name, {headers: {'cache-control': 'max-age=3600'}});
    expect(stored.status).toBe(200);
    expect(await stored.json()).toEqual({
      Id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      Key: `${BUCKET}/${name}`,
    });
    const response = await read(name);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('pixels');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': '6',
      'cache-control': 'max-age=3600',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  it('can have the bucket’s limit and not one byte more', async () => {
    const full = aName();
    expect((await post(full, {body: new Uint8Array(LIMIT_BYTES)})).status).toBe(200);
    for (const bytes of [LIMIT_BYTES + 1, 2 * LIMIT_BYTES]) {
      const over = await post(aName(), {body: new Uint8Array(bytes)});
      expect(over.status).toBe(400);
      expect(await over.json()).toMatchObject({statusCode: '413', error: 'Payload too large'});
    }
    expect(await storedNames()).toEqual([full]);
    expect(await filesOnDisk()).toHaveLength(1);
  });

  it.each(['text/html', 'image/svg+xml', 'image/jpegs'])('of type %s is rejected', async (type) => {
    const response = await post(aName(), {type});
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({statusCode: '415', error: 'invalid_mime_type'});
    await expectNothingStored();
  });

  it('under an existing name is rejected, and the first one stays', async () => {
    const name = aName();
    await post(name, {body: 'first'});
    const response = await post(name, {body: 'second'});
    expect(await response.json()).toMatchObject({statusCode: '409', error: 'Duplicate'});
    expect(await (await read(name)).text()).toBe('first');
    expect(await filesOnDisk()).toHaveLength(1);
  });

  it.each([
    ['another key', 'Bearer other'],
    ['no key', ''],
  ])('with %s is rejected', async (_, authorization) => {
    const response = await post(aName(), {headers: {authorization}});
    expect(await response.json()).toMatchObject({statusCode: '403', error: 'Unauthorized'});
    await expectNothingStored();
  });

  it.each(['%C3%A9t%C3%A9.jpg', 'a%5Cb.jpg', 'a%00.jpg', '%E0%A4%A.jpg', ''])(
    'named "%s" is rejected',
    async (name) => {
      expect(await (await post(name)).json()).toMatchObject({statusCode: '400'});
      await expectNothingStored();
    },
  );
});

describe('a signed URL', () => {
  it('expires', async () => {
    const name = aName();
    await post(name);
    const short = await signRead(name, 1);
    await expect.poll(async () => (await fetch(short)).status).toBe(400);
    expect(await (await fetch(short)).json()).toMatchObject({error: 'InvalidJWT'});
  });

  it('accepts only its own token, for its own object', async () => {
    const [one, other] = [aName(), aName()];
    await post(one);
    await post(other);
    const token = new URL(await signRead(one)).searchParams.get('token') ?? '';
    for (const [path, error] of [
      [one, 'InvalidJWT'],
      [`${one}?token=x.y.z`, 'InvalidJWT'],
      [`${one}?token=${token}x`, 'InvalidJWT'],
      [`${other}?token=${token}`, 'InvalidSignature'],
    ]) {
      const response = await fetch(`${api}/sign/${BUCKET}/${path}`);
      expect(await response.json()).toMatchObject({statusCode: '400', error});
    }
  });

  it('requires an existing object, and the service role’s key', async () => {
    const name = aName();
    await post(name);
    expect(await (await sign(aName())).json()).toMatchObject({error: 'not_found'});
    expect(await (await sign(name, {}, 'other')).json()).toMatchObject({error: 'Unauthorized'});
    expect(await (await sign(name, {})).json()).toMatchObject({error: 'InvalidRequest'});
  });

  it('responds with an error once the object is gone', async () => {
    const name = aName();
    await post(name);
    const url = await signRead(name);
    await remove({prefixes: [name]});
    expect(await (await fetch(url)).json()).toMatchObject({statusCode: '404', error: 'not_found'});
  });
});

it('deletes several objects by name, only with the service role’s key', async () => {
  const [one, two] = [aName(), aName()];
  await post(one);
  await post(two);
  const refused = await remove({prefixes: [one]}, 'other');
  expect(await refused.json()).toMatchObject({error: 'Unauthorized'});
  const removed = await remove({prefixes: [one, 'gone.jpg']});
  expect(await removed.json()).toMatchObject([{name: one, bucket_id: BUCKET}]);
  expect(await storedNames()).toEqual([two]);
  expect(await filesOnDisk()).toHaveLength(1);
});

describe('the storage', () => {
  it('persists objects, and deletes files without a row', async () => {
    const name = aName();
    await post(name);
    const files = await openObjectFiles(folder);
    await files.write('orphan', Buffer.from('x'));
    await openObjects(database, files);
    expect(await filesOnDisk()).toHaveLength(1);
    expect(await (await read(name)).text()).toBe('pixels');
  });

  it('sets the files aside when no rows for them are left', async () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await post(aName());
    await database.query('delete from storage.objects');
    await openObjects(database, await openObjectFiles(folder));
    const [aside] = (await readdir(folder)).filter((name) => name.startsWith('set-aside-'));
    expect(await readdir(join(folder, aside ?? ''))).toHaveLength(1);
    expect(await filesOnDisk()).toEqual([]);
    expect(warning).toHaveBeenCalledWith(expect.stringContaining(aside ?? 'no folder'));
  });
});
