import {randomUUID} from 'node:crypto';
import {mkdtemp, readdir, rm} from 'node:fs/promises';
import {request as nodeRequest} from 'node:http';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {createFaults} from '../control/faults';
import {type OpenDatabase, openDatabase} from '../database/pglite';
import {closeServer, listen} from '../http';
import {createStorageHandler} from './handler';
import {openObjectFiles} from './object-files';
import {type Objects, openObjects} from './objects';

/** A public bucket that the public key may add to; the shop's own, the private one, allows neither. */
const BUCKET = 'pictures';
const PRIVATE_BUCKET = 'commission-references';
const LIMIT_BYTES = 10 * 1024 * 1024;
const keys = {anonKey: 'anon.key', serviceRoleKey: 'service.role', storageSecret: 'secret'};
const faults = createFaults();
let folder: string;
let database: OpenDatabase;
let objects: Objects;
let api: string;
let close: () => Promise<void>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-test-'));
  database = await openDatabase({dataFolder: undefined});
  await database.query(
    `insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
     select $1, $1, true, file_size_limit, allowed_mime_types from storage.buckets where id = $2`,
    [BUCKET, PRIVATE_BUCKET],
  );
  await database.query(
    `create policy "Anybody adds" on storage.objects for insert to anon
     with check (bucket_id = 'pictures' and name like '%/%-%-%.jpg' and name not like 'anywhere/%')`,
  );
  const files = await openObjectFiles(folder);
  objects = await openObjects(database, files);
  const server = await listen(createStorageHandler({objects, files, keys, faults}), 0);
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('No port');
  api = `http://127.0.0.1:${address.port}/storage/v1/object`;
  close = () => closeServer(server);
});
afterAll(async () => {
  await close();
  await database.close();
  await rm(folder, {recursive: true});
});
beforeEach(async () => {
  faults.replace([]);
  await objects.empty();
});

const aName = () => `${randomUUID()}/1790000000000-0-sea.jpg`;

interface Sent {
  body?: string | FormData | Uint8Array<ArrayBuffer>;
  type?: string;
  key?: string;
  headers?: Record<string, string>;
}

function post(
  name: string,
  {body = 'pixels', type = 'image/jpeg', key = keys.anonKey, headers}: Sent = {},
) {
  const sent = new Headers({authorization: `Bearer ${key}`, ...headers});
  if (!(body instanceof FormData)) sent.set('content-type', type);
  return fetch(`${api}/${BUCKET}/${name}`, {method: 'POST', body, headers: sent});
}

const read = (name: string, init?: RequestInit) => fetch(`${api}/public/${BUCKET}/${name}`, init);
const remove = (path: string, key: string, body?: unknown) =>
  fetch(`${api}/${path}`, {
    method: 'DELETE',
    headers: {apikey: key},
    body: body === undefined ? undefined : JSON.stringify(body),
  });

const storedNames = async () =>
  (await database.query<{name: string}>('select name from storage.objects')).map(({name}) => name);
const filesOnDisk = async () =>
  (await Promise.all(['kept', 'received'].map((part) => readdir(join(folder, part))))).flat();

async function expectNothingStored() {
  expect(await storedNames()).toEqual([]);
  expect(await filesOnDisk()).toEqual([]);
}

describe('an upload', () => {
  it('is stored and can be read by its public URL', async () => {
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

  it('can be a form, as supabase-js sends it', async () => {
    const form = new FormData();
    form.append('cacheControl', '60');
    form.append('', new Blob(['--\r\n--formed'], {type: 'image/png'}), 'sea;a=b.png');
    const name = aName();
    expect((await post(name, {body: form})).status).toBe(200);
    const response = await read(name);
    expect(await response.text()).toBe('--\r\n--formed');
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toBe('max-age=60');
  });

  it.each([
    ['raw', (bytes: Uint8Array<ArrayBuffer>) => bytes],
    [
      'a form',
      (bytes: Uint8Array<ArrayBuffer>) => {
        const form = new FormData();
        form.append('', new Blob([bytes], {type: 'image/jpeg'}));
        return form;
      },
    ],
  ])('as %s may have the bucket’s limit and not one byte more', async (_, wrap) => {
    const full = aName();
    expect((await post(full, {body: wrap(new Uint8Array(LIMIT_BYTES))})).status).toBe(200);
    const over = await post(aName(), {body: wrap(new Uint8Array(LIMIT_BYTES + 1))});
    expect(over.status).toBe(400);
    expect(await over.json()).toEqual({
      statusCode: '413',
      error: 'Payload too large',
      message: 'The object exceeded the maximum allowed size',
    });
    expect(await storedNames()).toEqual([full]);
    expect(await filesOnDisk()).toHaveLength(1);
  });

  it('far above every limit gets the same response', async () => {
    const over = await post(aName(), {body: new Uint8Array(2 * LIMIT_BYTES)});
    expect(await over.json()).toMatchObject({statusCode: '413'});
    await expectNothingStored();
  });

  it.each([
    ['text/html', '415', 'invalid_mime_type'],
    ['image/svg+xml', '415', 'invalid_mime_type'],
    ['image/jpegs', '415', 'invalid_mime_type'],
  ])('of type %s is rejected', async (type, statusCode, error) => {
    const response = await post(aName(), {type});
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      statusCode,
      error,
      message: `mime type ${type} is not supported`,
    });
    await expectNothingStored();
  });

  it('under an existing name is rejected, and the first remains', async () => {
    const name = aName();
    await post(name, {body: 'first'});
    const response = await post(name, {body: 'second'});
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      statusCode: '409',
      error: 'Duplicate',
      message: 'The resource already exists',
    });
    expect(await (await read(name)).text()).toBe('first');
    expect(await filesOnDisk()).toHaveLength(1);
  });

  it('replaces an object only with the right to', async () => {
    const name = aName();
    const headers = {'x-upsert': 'true'};
    await post(name, {body: 'first'});
    expect(await (await post(name, {body: 'second', headers})).json()).toMatchObject({
      statusCode: '403',
    });
    expect(await (await read(name)).text()).toBe('first');
    const replaced = await post(name, {body: 'third', headers, key: keys.serviceRoleKey});
    expect(replaced.status).toBe(200);
    expect(await (await read(name)).text()).toBe('third');
    expect(await filesOnDisk()).toHaveLength(1);
  });

  it('is stored only where the policy allows the public key', async () => {
    const response = await post('anywhere/sea.jpg');
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      statusCode: '403',
      error: 'Unauthorized',
      message: 'new row violates row-level security policy',
    });
    await expectNothingStored();
    expect((await post('anywhere/sea.jpg', {key: keys.serviceRoleKey})).status).toBe(200);
  });

  it.each([
    [{}, '400', "headers must have required property 'authorization'"],
    [{authorization: 'Bearer other'}, '403', 'signature verification failed'],
    [{apikey: 'other'}, '403', 'signature verification failed'],
  ])('with the headers %j is rejected', async (headers, statusCode, message) => {
    const response = await fetch(`${api}/${BUCKET}/${aName()}`, {
      method: 'POST',
      body: 'pixels',
      headers: {'content-type': 'image/jpeg', ...headers},
    });
    expect(await response.json()).toMatchObject({statusCode, message});
    await expectNothingStored();
  });

  it('into an unknown bucket is rejected', async () => {
    const response = await fetch(`${api}/nowhere/sea.jpg`, {
      method: 'POST',
      body: 'pixels',
      headers: {apikey: keys.anonKey, 'content-type': 'image/jpeg'},
    });
    expect(await response.json()).toMatchObject({statusCode: '404', message: 'Bucket not found'});
  });

  it.each([
    '%C3%A9t%C3%A9.jpg',
    'a%5C..%5Cb.jpg',
    'a%2F..%2F..%2Fb.jpg',
    '..%2Fb.jpg',
    'a%00.jpg',
    'a%0A.jpg',
    '%E0%A4%A.jpg',
    'a//b.jpg',
    'a/',
    'a'.repeat(1025),
  ])('named %s is rejected', async (name) => {
    const response = await fetch(`${api}/${BUCKET}/${name}`, {
      method: 'POST',
      body: 'pixels',
      headers: {apikey: keys.serviceRoleKey, 'content-type': 'image/jpeg'},
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({statusCode: '400', error: 'InvalidKey'});
    await expectNothingStored();
  });

  /** Starts an upload without finishing it. */
  function beginUpload(type: string) {
    const sending = nodeRequest(`${api}/${BUCKET}/${aName()}`, {
      method: 'POST',
      headers: {apikey: keys.anonKey, 'content-type': type, 'content-length': '1000'},
    });
    sending.on('error', () => {});
    sending.write(
      '--x\r\ncontent-disposition: form-data; name=""; filename="a"\r\ncontent-type: image/jpeg\r\n\r\nbeginning',
    );
    return sending;
  }

  it('that is aborted leaves nothing behind', async () => {
    const sending = beginUpload('image/jpeg');
    await expect.poll(filesOnDisk).toHaveLength(1);
    sending.destroy();
    await expect.poll(filesOnDisk).toEqual([]);
    await expectNothingStored();
  });

  it('as an aborted form is not stored, and affects no other', async () => {
    const sending = beginUpload('multipart/form-data; boundary=x');
    const name = aName();
    expect((await post(name)).status).toBe(200);
    const closed = new Promise((resolve) => sending.once('close', resolve));
    sending.destroy();
    await closed;
    expect((await read(name)).status).toBe(200);
    expect(await storedNames()).toEqual([name]);
    expect(await filesOnDisk()).toHaveLength(1);
  });

  it.each([
    [
      '--x\r\ncontent-disposition: form-data; name=""; filename="a"\r\ncontent-type: image/jpeg\r\n\r\nall of it',
    ],
    [
      '--x\r\ncontent-disposition: form-data; name=""; filename="a"\r\ncontent-type: image/jpeg\r\n\r\nfile\r\n--x\r\n',
    ],
    ['--x\r\ncontent-disposition: form-data; name="cacheControl"\r\n\r\n60\r\n--x--\r\n'],
    [`--x\r\n${'a'.repeat(9000)}`],
    ['no form at all'],
  ])('as an invalid form is rejected: %j', async (body) => {
    const response = await post(aName(), {body, type: 'multipart/form-data; boundary=x'});
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({statusCode: '400'});
    await expectNothingStored();
  });
});

describe('reading', () => {
  it('supports HEAD, 304 and byte ranges', async () => {
    const name = aName();
    await post(name, {body: '0123456789'});
    const head = await read(name, {method: 'HEAD'});
    expect(head.headers.get('content-length')).toBe('10');
    const etag = head.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
    expect((await read(name, {headers: {'if-none-match': etag}})).status).toBe(304);

    const part = await read(name, {headers: {range: 'bytes=2-4', 'if-range': etag}});
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe('bytes 2-4/10');
    expect(await part.text()).toBe('234');
    const whole = await read(name, {headers: {range: 'bytes=2-4', 'if-range': '"older"'}});
    expect(await whole.text()).toBe('0123456789');
    expect((await read(name, {headers: {range: 'bytes=10-'}})).status).toBe(416);
  });

  it('offers an object as a download when requested', async () => {
    const name = aName();
    await post(name);
    const {headers} = await read(`${name}?download`);
    expect(headers.get('content-disposition')).toBe('attachment');
  });

  it('responds with an error for a missing object', async () => {
    const missing = await read(aName());
    expect(missing.status).toBe(400);
    expect(await missing.json()).toEqual({
      statusCode: '404',
      error: 'not_found',
      message: 'Object not found',
    });
    const nowhere = await fetch(`${api}/public/nowhere/sea.jpg`);
    expect(await nowhere.json()).toMatchObject({statusCode: '404', error: 'Bucket not found'});
  });

  it('requires a public bucket', async () => {
    await database.query("insert into storage.buckets (id, name) values ('private', 'private')");
    const stored = await fetch(`${api}/private/a.txt`, {
      method: 'POST',
      body: 'secret',
      headers: {apikey: keys.serviceRoleKey},
    });
    expect(stored.status).toBe(200);
    const response = await fetch(`${api}/public/private/a.txt`);
    expect(await response.json()).toMatchObject({statusCode: '404', error: 'Bucket not found'});
  });
});

describe('the private bucket', () => {
  const path = () => `${PRIVATE_BUCKET}/${aName()}`;
  const call = (
    method: string,
    address: string,
    {key = '', body}: {key?: string; body?: string | object} = {},
  ) =>
    fetch(`${api}/${address}`, {
      method,
      headers: {
        ...(key && {authorization: `Bearer ${key}`}),
        'content-type': typeof body === 'string' ? 'image/jpeg' : 'application/json',
      },
      body: typeof body === 'object' ? JSON.stringify(body) : body,
    });
  /** A signed address, as the storage's client completes it. */
  const complete = (signed: string) => new URL(api).origin + '/storage/v1' + signed;

  const store = (object: string, body = 'pixels') =>
    call('POST', object, {key: keys.serviceRoleKey, body});
  async function signRead(object: string, expiresIn = 60) {
    const signed = await call('POST', `sign/${object}`, {
      key: keys.serviceRoleKey,
      body: {expiresIn},
    });
    return complete(((await signed.json()) as {signedURL: string}).signedURL);
  }

  it('takes nothing from the public key', async () => {
    const response = await call('POST', path(), {key: keys.anonKey, body: '<script>'});
    expect(await response.json()).toMatchObject({statusCode: '403', error: 'Unauthorized'});
    await expectNothingStored();
  });

  it('is read at signed addresses alone, until they expire', async () => {
    const object = path();
    await store(object);
    const open = await fetch(`${api}/public/${object}`);
    expect(await open.json()).toMatchObject({statusCode: '404', error: 'Bucket not found'});
    const url = await signRead(object);
    const response = await fetch(url);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect((await fetch(url, {method: 'HEAD'})).status).toBe(200);

    const short = await signRead(object, 1);
    await expect.poll(async () => (await fetch(short)).status).toBe(400);
    expect(await (await fetch(short)).json()).toMatchObject({error: 'InvalidJWT'});
  });

  it('believes no token but its own, for that object', async () => {
    const [one, other] = [path(), path()];
    await store(one);
    await store(other);
    const token = new URL(await signRead(one)).searchParams.get('token') ?? '';
    const refusals = [
      [`sign/${one}`, '400', 'InvalidRequest'],
      [`sign/${one}?token=x.y.z`, '400', 'InvalidJWT'],
      [`sign/${one}?token=${token}x`, '400', 'InvalidJWT'],
      [`sign/${other}?token=${token}`, '400', 'InvalidSignature'],
    ];
    for (const [address, statusCode, error] of refusals) {
      expect(await (await call('GET', address!)).json()).toMatchObject({statusCode, error});
    }
  });

  it('signs no address of what is not there or may not be read', async () => {
    const object = path();
    await store(object);
    for (const [address, key] of [
      [path(), keys.serviceRoleKey],
      [object, keys.anonKey],
    ] as const) {
      const response = await call('POST', `sign/${address}`, {key, body: {expiresIn: 60}});
      expect(await response.json()).toMatchObject({statusCode: '404', error: 'not_found'});
    }
    const unlimited = await call('POST', `sign/${object}`, {key: keys.serviceRoleKey, body: {}});
    expect(await unlimited.json()).toMatchObject({error: 'InvalidRequest'});
  });
});

describe('removing', () => {
  it('deletes one by its path or several by name, with the service role’s key', async () => {
    const names = [aName(), aName(), aName()];
    for (const name of names) await post(name);
    const [one, two, three] = names;
    const single = await remove(`${BUCKET}/${one}`, keys.serviceRoleKey);
    expect(await single.json()).toEqual({message: 'Successfully deleted'});
    const again = await remove(`${BUCKET}/${one}`, keys.serviceRoleKey);
    expect(await again.json()).toMatchObject({statusCode: '404'});
    const several = await remove(BUCKET, keys.serviceRoleKey, {prefixes: [two, 'gone.jpg']});
    expect(await several.json()).toMatchObject([{name: two, bucket_id: BUCKET}]);
    expect(await storedNames()).toEqual([three]);
    expect(await filesOnDisk()).toHaveLength(1);
  });

  it('deletes nothing with the public key', async () => {
    const name = aName();
    await post(name);
    expect(await (await remove(`${BUCKET}/${name}`, keys.anonKey)).json()).toMatchObject({
      statusCode: '404',
    });
    expect(await (await remove(BUCKET, keys.anonKey, {prefixes: [name]})).json()).toEqual([]);
    expect(await storedNames()).toEqual([name]);
  });

  it.each([[undefined], [{}], [{prefixes: 'a'}], [{prefixes: []}]])(
    'refuses the body %j',
    async (body) => {
      const response = await remove(BUCKET, keys.serviceRoleKey, body);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({statusCode: '400'});
    },
  );
});

describe('the storage', () => {
  it('fails with a configured fault on every request', async () => {
    faults.replace([{target: 'storage', status: 503, times: 2}]);
    expect((await post(aName())).status).toBe(503);
    expect((await read(aName())).status).toBe(503);
    expect((await post(aName())).status).toBe(200);
  });

  it.each([
    ['PUT', `${BUCKET}/a.jpg`, 'POST, DELETE'],
    ['GET', `${BUCKET}/a.jpg`, 'POST, DELETE'],
    ['POST', `public/${BUCKET}/a.jpg`, 'GET, HEAD'],
  ])('rejects %s %s', async (method, path, allow) => {
    const response = await fetch(`${api}/${path}`, {method});
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe(allow);
  });

  it('persists objects, and deletes files without a row', async () => {
    const name = aName();
    await post(name);
    const files = await openObjectFiles(folder);
    const orphan = await files.receive(new Blob(['x']).stream(), 1);
    await files.publish(orphan.version);
    await files.receive(new Blob(['y']).stream(), 1);

    const reopened = await openObjectFiles(folder);
    await openObjects(database, reopened);
    expect(await filesOnDisk()).toHaveLength(1);
    expect(await (await read(name)).text()).toBe('pixels');
  });

  it('moves the files aside when no row is left that would name them', async () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await post(aName());
    await database.query('delete from storage.objects');
    await openObjects(database, await openObjectFiles(folder));
    const [aside] = (await readdir(folder)).filter((name) => name.startsWith('set-aside-'));
    expect(await readdir(join(folder, aside ?? ''))).toHaveLength(1);
    expect(await filesOnDisk()).toEqual([]);
    expect(warning).toHaveBeenCalledWith(expect.stringContaining(aside ?? 'no folder'));
    warning.mockRestore();
  });

  it('deletes everything on close when it has no folder', async () => {
    const before = (await readdir(tmpdir())).filter((name) => name.startsWith('shop-storage-'));
    const files = await openObjectFiles(undefined);
    const {version} = await files.receive(new Blob(['x']).stream(), 1);
    await files.publish(version);
    await files.close();
    const after = (await readdir(tmpdir())).filter((name) => name.startsWith('shop-storage-'));
    expect(after).toEqual(before);
    expect(await files.read(version, null)).toBeNull();
  });
});
