import {afterAll, afterEach, beforeEach, describe, expect, it} from 'vitest';
import {createHandler as createConfirm} from '../../supabase/functions/newsletter-confirm/handler';
import {createHandler as createSignup} from '../../supabase/functions/newsletter-signup/handler';
import {createHandler as createWebhook} from '../../supabase/functions/shopify-webhook/handler';
import {openTestDatabase} from '../../supabase/functions/_shared/testing/pglite-database';
import {createTestContext, post} from '../../supabase/functions/_shared/testing/test-context';
import {listen} from '../http';
import {openTestAdmin, type TestAdmin, WEBHOOK_SECRET} from './testing';

const EMAIL = 'ada@example.com';
const CREATE = `mutation ($input: CustomerInput!) {
  customerCreate(input: $input) { customer { id } }
}`;
const UNSUBSCRIBE = `mutation ($customerId: ID!) {
  customerEmailMarketingConsentUpdate(
    input: {customerId: $customerId, emailMarketingConsent: {marketingState: UNSUBSCRIBED}}
  ) { userErrors { message } }
}`;

/** The machine may be busy. */
const PATIENT = {timeout: 15_000};

let admin: TestAdmin;
let received: {headers: Headers; status: number}[] = [];
/** The number of next webhooks that get a 503. */
let failures = 0;

const database = await openTestDatabase();
const context = {
  ...createTestContext(database),
  webhooks: {shopDomain: 'localhost:3001', secret: WEBHOOK_SECRET},
};
// The day before the store's consent.
context.setNow(new Date('2026-11-20T12:00:00Z'));
await createSignup(context)(post({email: EMAIL}));
const [row] = await database.query<{confirmation_token: string}>(
  'select confirmation_token from public.newsletter_subscribers',
);
await createConfirm(context)(post({token: row!.confirmation_token}));
const receive = createWebhook(context);
const server = await listen(async (request) => {
  failures -= 1;
  const response = failures >= 0 ? new Response(null, {status: 503}) : await receive(request);
  received.push({headers: request.headers, status: response.status});
  return response;
}, 0);
afterAll(async () => {
  await server.close();
  await database.close();
});
beforeEach(async () => {
  const url = `http://127.0.0.1:${server.port}/functions/v1/shopify-webhook`;
  admin = await openTestAdmin('2026-11-21T12:00:00Z', url);
  received = [];
  failures = 0;
});
afterEach(() => admin.close());

async function unsubscribe() {
  const emailMarketingConsent = {marketingState: 'SUBSCRIBED'};
  const {customerCreate} = await admin.run<{customerCreate: {customer: {id: string}}}>(CREATE, {
    input: {email: EMAIL, emailMarketingConsent},
  });
  await admin.run(UNSUBSCRIBE, {customerId: customerCreate.customer.id});
}
const onList = async () =>
  (await database.query<{email: string}>('select email from public.letter_recipients')).length;

describe('the store’s webhooks', () => {
  it('are resent, with the same id, until the function accepts them; then the address is off the list', async () => {
    expect(await onList()).toBe(1);
    failures = 2;
    await unsubscribe();
    await expect.poll(() => received.map(({status}) => status), PATIENT).toEqual([503, 503, 200]);
    expect(received.map(({headers}) => headers.get('x-shopify-topic'))).toEqual(
      Array(3).fill('customers_email_marketing_consent/update'),
    );
    expect(new Set(received.map(({headers}) => headers.get('x-shopify-webhook-id'))).size).toBe(1);
    expect(await onList()).toBe(0);
  });
});
