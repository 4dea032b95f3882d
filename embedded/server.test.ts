import {describe, expect, it} from 'vitest';
import type {Handler} from './http';
import {createRouter, type Parts} from './server';

const named =
  (name: string): Handler =>
  async () =>
    new Response(name);

const parts: Parts = {
  store: {
    storefront: named('storefront'),
    adminApi: named('adminApi'),
    admin: named('admin'),
    onlineStore: named('onlineStore'),
  },
  images: named('images'),
  sounds: named('sounds'),
  fonts: named('fonts'),
  checkout: named('checkout'),
  functions: named('functions'),
  storage: named('storage'),
  mail: named('mail'),
  mailbox: named('mailbox'),
  health: named('health'),
  control: named('control'),
};

const open = (path: string, method = 'GET', own: Partial<Parts> = {}) =>
  createRouter({...parts, ...own})(new Request(`http://localhost:3001${path}`, {method}));

describe('the router', () => {
  it.each([
    ['/admin/api/2026-04/graphql.json', 'adminApi'],
    ['/admin', 'admin'],
    ['/admin/products/1', 'admin'],
    ['/fonts/newsreader.woff2', 'fonts'],
    ['/orders/1001', 'checkout'],
    ['/emails/1', 'mail'],
    ['/mailbox/1/html', 'mailbox'],
  ])('dispatches %s to the %s', async (path, part) => {
    expect(await (await open(path)).text()).toBe(part);
  });

  it.each(['/administrators', '/emailsx'])('responds with 404 to %s', async (path) =>
    expect((await open(path)).status).toBe(404),
  );

  it.each([
    '/admin/products',
    '/admin/api/2026-04/graphql.json',
    '/mailbox',
    '/mailbox/1',
    '/emails',
    '/__control/mail',
  ])('responds to %s only under this machine’s own names', async (path) => {
    const ask = (host: string) =>
      createRouter(parts)(new Request(`http://${host}:3001${path}`)).then(({status}) => status);
    for (const host of ['localhost', '127.0.0.1', '[::1]']) expect(await ask(host)).toBe(200);
    for (const host of ['evil.example', 'localhost.evil.example', '192.168.0.2']) {
      expect(await ask(host), host).toBe(403);
    }
  });

  it.each([
    [null, 200],
    ['http://localhost:3001', 200],
    ['http://localhost:3000', 403],
    ['https://evil.example', 403],
    ['null', 403],
  ])('responds to the controls for a page of the origin %s with %i', async (origin, status) => {
    const request = new Request('http://localhost:3001/__control/reset', {
      method: 'POST',
      headers: origin === null ? {} : {origin},
    });
    expect((await createRouter(parts)(request)).status).toBe(status);
  });

  it.each(['/', '/cdn/shop/files/a.jpg', '/cdn/shop/files/a.mp3', '/mailbox', '/healthz'])(
    'allows only reads of %s',
    async (path) => {
      expect((await open(path, 'HEAD')).status).toBe(200);
      const {status, headers} = await open(path, 'DELETE');
      expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    },
  );

  it('responds with 404 for parts that are not configured', async () => {
    const without = {store: null, functions: null, control: null};
    for (const path of ['/api/2025-07/graphql.json', '/functions/v1/a', '/__control/mail']) {
      expect((await open(path, 'GET', without)).status).toBe(404);
    }
  });
});
