import {expect, it} from 'vitest';
import {readEnvironment} from './settings';
import type {RunAdmin} from '../supabase/functions/_shared/adapters/shopify-admin';
import {planWebhooks, webhookUriOf} from './define-webhooks';

const URI = 'https://ref.supabase.test/f';

it('subscribes the app to the topics that the store doesn’t send to its address', async () => {
  const sent: object[] = [];
  const run = ((query: string, variables: object = {}) => {
    if (query.startsWith('query')) {
      const nodes = [
        {topic: 'ORDERS_PAID', uri: URI},
        {topic: 'APP_UNINSTALLED', uri: URI},
        // To the project that the shop had before.
        {topic: 'REFUNDS_CREATE', uri: 'https://old.supabase.test/f'},
      ];
      return Promise.resolve({webhookSubscriptions: {nodes}});
    }
    sent.push(variables);
    return Promise.resolve({webhookSubscriptionCreate: {userErrors: []}});
  }) as RunAdmin;
  const steps = await planWebhooks(run, URI);
  expect(steps.map(({title}) => title)).toEqual([
    'new: webhook CUSTOMERS_EMAIL_MARKETING_CONSENT_UPDATE',
    'new: webhook ORDERS_CANCELLED',
    'new: webhook REFUNDS_CREATE',
  ]);
  expect(sent).toEqual([]);
  for (const step of steps) await step.run!();
  expect(sent).toContainEqual({topic: 'ORDERS_CANCELLED', uri: URI});
});

it.each(['https://ref.supabase.test', 'https://ref.supabase.test/'])(
  'sends the webhooks of a store to the function of %s',
  (SUPABASE_URL) => {
    const variables = {PUBLIC_STORE_DOMAIN: 'name.myshopify.com', SUPABASE_URL};
    expect(webhookUriOf(readEnvironment(variables, ''))).toBe(
      'https://ref.supabase.test/functions/v1/shopify-webhook',
    );
  },
);
