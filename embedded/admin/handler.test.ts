import {describe, expect, it} from 'vitest';
import {storeOrder} from '../testing/store-order';
import {SECTION_LABELS} from './admin-page';
import {admin, change, open, pathOf, post, useAdmin} from './testing';

await useAdmin();

describe('the admin', () => {
  const CREATING = ['products', 'content/gallery_entry', 'discounts', 'blog-posts', 'redirects'];
  it.each([
    ...Object.keys(SECTION_LABELS),
    ...CREATING.map((path) => `${path}/new`),
    'content/announcement',
    'content/gallery_entry',
    'menus/main-menu',
  ])('has /admin/%s', async (path) => {
    const {response, text} = await open(`/admin/${path}`);
    expect(response.status).toBe(200);
    expect(text).toContain('aria-current="true"');
  });

  it.each([
    '/admin/nothing',
    '/admin/products/1',
    '/admin/content/nothing',
    '/admin/blog-posts/1',
    '/admin/menus/none',
    '/admin/redirects/none',
    '/admin/orders/1001',
    '/admin/translations/Product/1',
    '/admin/translations/Order/1',
  ])('has no %s', async (path) => {
    expect((await open(path)).response.status).toBe(404);
  });

  it.each<[string, Record<string, string>]>([
    ['of another site', {origin: 'https://example.com'}],
    ['without an origin', {}],
    ['of a sandboxed frame', {origin: 'null'}],
  ])('rejects the post %s', async (_what, headers) => {
    const before = admin.catalogue.urlRedirects();
    const values = {path: '/old', target: '/new', intent: 'save'};
    const {response} = await post('/admin/redirects', values, headers);
    expect(response.status).toBe(403);
    expect(admin.catalogue.urlRedirects()).toEqual(before);
  });
});

it('the start page shows what is waiting, and recent sales by the shop’s clock', async () => {
  await storeOrder(admin.database, {
    number: 1002,
    createdAt: '2026-10-23T12:00:00Z',
    lines: [{title: 'Moon Road', variantTitle: '8 × 12 in', quantity: 2, unitCents: 6000}],
    delivery: {name: 'Bo', city: 'Alma', region: 'NB', country: 'CA'},
  });
  await storeOrder(admin.database, {number: 1001, createdAt: '2026-10-21T12:00:00Z'});
  await admin.database.query(
    `insert into public.contact_messages (name, email, subject, message, created_at) values
       ('Bo', 'bo@example.com', 'A wharf', 'Is it dry?', '2026-11-15T12:00:00Z'),
       ('Bo', 'bo@example.com', 'An old boat', 'Is it wet?', '2026-11-13T12:00:00Z')`,
  );
  await change('/admin/products/new', {title: 'Bare', 'variant-0-price': '0'});
  const {text} = await open('/admin/start');
  for (const title of ['Orders to ship', 'Messages of the last', 'Works without a picture']) {
    expect(text).toContain(title);
  }
  const [, unpriced = ''] = text.split('Works without a price');
  expect(unpriced).toContain(`<a href="${pathOf('bare')}">Bare</a>`);
  expect(text).toContain('>2 × Moon Road, 8 × 12 in<');
  expect(text).toContain('Sold in the last 30 days: CAD $90.00');
  expect(text).not.toContain('An old boat');
});
