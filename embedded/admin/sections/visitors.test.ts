import {expect, it} from 'vitest';
import {findOpenRequest} from '../../../supabase/functions/_shared/commissions/commission-progress';
import {valuesIn} from '../../testing/form-values';
import {admin, open, post, useAdmin} from '../testing';

await useAdmin();

it('customers are listed with their email choices', async () => {
  expect((await open('/admin/customers')).text).toContain('Nobody yet.');
  await admin.run(
    `mutation ($input: CustomerInput!) { customerCreate(input: $input) { userErrors { message } } }`,
    {
      input: {
        email: 'ada@example.com',
        tags: ['newsletter'],
        emailMarketingConsent: {
          marketingState: 'SUBSCRIBED',
          marketingOptInLevel: 'CONFIRMED_OPT_IN',
          consentUpdatedAt: '2026-11-21T11:00:00Z',
        },
      },
    },
  );
  const {text} = await open('/admin/customers');
  for (const words of ['ada@example.com', 'Subscribed', 'confirmed by email', 'newsletter']) {
    expect(text).toContain(words);
  }
  await post('/admin/customers', {id: valuesIn(text).id ?? ''});
  expect((await open('/admin/customers')).text).toContain('Unsubscribed');
});

it('the exported list contains the confirmed members who haven’t left', async () => {
  await admin.database.query(
    `insert into public.newsletter_subscribers (email, tags, confirmed_at, unsubscribed_at) values
       ('on@example.com', '{newsletter}', '2026-11-20T12:00:00Z', null),
       ('asked@example.com', '{newsletter}', null, null),
       ('left@example.com', '{newsletter}', '2026-11-20T12:00:00Z', '2026-11-21T12:00:00Z')`,
  );
  const path = '/admin/customers/newsletter-list.csv';
  expect((await open('/admin/customers')).text).toContain(`href="${path}"`);
  const {response, text} = await open(path);
  expect(response.headers.get('content-disposition')).toContain('newsletter-list.csv');
  expect(text).toContain('on@example.com,yes');
  expect(text).not.toMatch(/asked@|left@/);
});

it('visitors’ messages are shown as text, with the pictures of a request', async () => {
  await admin.database.query(
    `insert into public.commission_requests (name, email, size, budget, subject, message, image_urls)
     values ('Ann', 'ann@example.com', '16x20', '500-1000', 'Our wharf', '<script>no</script>', $1)`,
    [['https://storage.test/one.jpg']],
  );
  const {text} = await open('/admin/commissions');
  expect(text).toContain('&lt;script&gt;no&lt;/script&gt;');
  expect(text).toContain('<img src="https://storage.test/one.jpg"');
  expect(text).toContain('mailto:ann%40example.com?subject=Re%3A%20Our%20wharf');
});

it('a commission request shows its stage, and links to the page that changes it', async () => {
  const [request] = await admin.database.query<{id: string}>(
    `insert into public.commission_requests
       (name, email, size, budget, subject, message, is_waiting_list, terms_version)
     values ('Ann', 'ann@example.com', '16x20', '500-1000', 'Our cove', 'Please', true, '2023-06-28')
     returning id`,
  );
  await admin.database.query(
    `insert into public.commission_updates (id, request_id, stage, created_at)
     values (gen_random_uuid(), $1, 'drying', '2026-11-20T12:00:00Z')`,
    [request!.id],
  );
  const {text} = await open('/admin/commissions');
  expect(text).toContain('Size: 16 × 20 inches · budget: CAD $500 to $1,000');
  expect(text).toContain('terms of 2023-06-28');
  expect(text).toContain('waiting list');
  expect(text).toContain('<span class="kind">Drying, ');
  const page = await post('/admin/commissions', {request: request!.id});
  const token = /localhost:3000\/commissions\/progress\/([\w-]{36})"/.exec(page.text)![1]!;
  expect(await findOpenRequest(admin.database, token)).toBe(request!.id);
  expect((await post('/admin/commissions', {request: 'none'})).response.status).toBe(404);
});
