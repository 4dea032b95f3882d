import {afterAll, beforeEach, describe, expect, it} from 'vitest';
import {createCatalogue} from '../catalogue/catalogue';
import {openDatabase} from '../database/pglite';
import {createKeys} from '../keys';
import {createMailStore} from '../mailbox/mail-store';
import {buildSeed} from '../seed/seed';
import {openObjectFiles} from '../storage/object-files';
import {openObjects} from '../storage/objects';
import type {AbuseLimits} from './abuse-limits';
import {createFaults} from './faults';
import {createControlHandler} from './handler';

const NOW = new Date('2026-11-21T12:00:00Z');
const keys = createKeys();
const faults = createFaults();
const limits: AbuseLimits = {enabled: false};

const database = await openDatabase({dataFolder: undefined});
const catalogue = await createCatalogue({database, seed: buildSeed(NOW), clock: () => NOW});
const files = await openObjectFiles(undefined);
const objects = await openObjects(database, files);
const mails = createMailStore(database, () => NOW);
const handle = createControlHandler({database, catalogue, objects, mails, faults, limits, keys});
afterAll(async () => {
  await database.close();
  await files.close();
});
beforeEach(() => call('POST', 'reset'));

async function call(method: string, path: string, body?: unknown) {
  const init = body === undefined ? {method} : {method, body: JSON.stringify(body)};
  const response = await handle(new Request(`http://localhost:3001/__control/${path}`, init));
  return {status: response.status, body: (await response.json()) as Record<string, unknown>};
}

describe('the test controls', () => {
  it('change a product', async () => {
    const {status} = await call('PUT', 'products/first-light', {
      price: '12.5',
      quantity: 2,
      images: [{url: 'http://example.com/a.jpg'}],
      metafields: {'custom.launch_at': '2026-12-01T10:00:00-04:00'},
    });
    expect(status).toBe(200);
    const product = catalogue.productByHandle('first-light');
    expect(product?.variants[0]).toMatchObject({priceCents: 1250, quantity: 2});
    expect(product?.images).toMatchObject([{url: 'http://example.com/a.jpg', altText: null}]);
  });

  it('create a product and delete it', async () => {
    await call('PUT', 'products/quite-new', {title: 'Quite New', available: true});
    expect(catalogue.productByHandle('quite-new')?.title).toBe('Quite New');
    expect((await call('DELETE', 'products/quite-new')).status).toBe(200);
    expect((await call('DELETE', 'products/quite-new')).status).toBe(404);
  });

  it.each([
    ['PUT', 'products/first-light', {avialable: true}],
    ['PUT', 'products/first-light', {price: '45.001'}],
    ['PUT', 'products/first-light', {metafields: {launch_at: 'x'}}],
    ['PUT', 'faults', [{target: 'cart', unknown: 1}]],
    ['PUT', 'limits', {enabled: 'yes'}],
    ['PUT', 'redirects', [{path: 'old', target: '/new'}]],
    ['PUT', 'content', {metaobjects: [{type: 'press'}]}],
  ])('reject %s %s %j with the issues', async (method, path, body) => {
    const response = await call(method, path, body);
    expect(response.status).toBe(400);
    expect(response.body.issues).not.toEqual([]);
  });

  it('replace the redirects until the reset', async () => {
    const seeded = catalogue.urlRedirects();
    await call('PUT', 'redirects', [{path: '/old', target: '/about'}]);
    expect(catalogue.urlRedirects()).toMatchObject([{path: '/old', target: '/about'}]);
    await call('POST', 'reset');
    expect(catalogue.urlRedirects()).toEqual(seeded);
  });

  it('replace metaobjects and articles until the reset, each alone', async () => {
    const seeded = catalogue.shop;
    await call('PUT', 'content', {
      metaobjects: [{type: 'press', handle: 'one', fields: {title: 'Mud'}}],
    });
    expect(catalogue.shop.metaobjects).toMatchObject([
      {type: 'press', handle: 'one', fields: [{key: 'title', value: 'Mud'}]},
    ]);
    expect(catalogue.shop.blogs).toEqual(seeded.blogs);
    await call('PUT', 'content', {articles: []});
    expect(catalogue.shop.blogs).toMatchObject([{handle: 'journal', articles: []}]);
    expect(catalogue.shop.metaobjects).toHaveLength(1);
    await call('POST', 'reset');
    expect(catalogue.shop).toEqual(seeded);
  });

  it('switch the limits on until the reset', async () => {
    await call('PUT', 'limits', {enabled: true});
    expect(limits.enabled).toBe(true);
    await call('POST', 'reset');
    expect(limits.enabled).toBe(false);
  });

  it('return the submissions, and nothing after the reset', async () => {
    await database.query(
      "insert into public.newsletter_subscribers (email, tags) values ('a@b.c', '{priority-member}')",
    );
    expect((await call('GET', 'submissions')).body).toMatchObject({
      newsletter: [{email: 'a@b.c', tags: ['priority-member']}],
      contact: [],
      commission: [],
    });
    await call('POST', 'reset');
    expect((await call('GET', 'submissions')).body).toEqual({
      newsletter: [],
      contact: [],
      commission: [],
    });
    expect((await call('GET', 'orders')).body).toEqual([]);
    expect((await call('GET', 'mail')).body).toEqual([]);
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
