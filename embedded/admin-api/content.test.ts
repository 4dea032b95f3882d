import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {openTestAdmin, type TestAdmin} from './testing';

const NOW = '2026-11-21T12:00:00Z';

interface MutationPayload {
  userErrors: {field: string[] | null; message: string; code?: string}[];
}

let admin: TestAdmin;
beforeAll(async () => {
  admin = await openTestAdmin(NOW);
});
afterAll(() => admin.close());
beforeEach(() => admin.catalogue.reset());

/** Sends one mutation and returns its payload. */
async function mutate<Payload>(
  field: string,
  selection: string,
): Promise<Payload & MutationPayload> {
  const data = await admin.run<Record<string, Payload & MutationPayload>>(
    `mutation { ${field} { ${selection} userErrors { field message } } }`,
  );
  return Object.values(data)[0]!;
}

describe('customers', () => {
  const CUSTOMER =
    'customer { id email tags emailMarketingConsent { marketingState consentUpdatedAt } }';
  interface Made {
    customer: {
      id: string;
      email: string;
      tags: string[];
      emailMarketingConsent: {marketingState: string; consentUpdatedAt: string | null};
    } | null;
  }
  const create = (email: string) =>
    mutate<Made>(
      `customerCreate(input: {email: "${email}", tags: ["priority-member"], emailMarketingConsent: {
        marketingState: SUBSCRIBED, marketingOptInLevel: CONFIRMED_OPT_IN, consentUpdatedAt: "2026-11-01T10:00:00Z"
      }})`,
      CUSTOMER,
    );

  it('are made once for an address, however it is written', async () => {
    const {customer} = await create('Ann@Example.com');
    expect(customer).toMatchObject({
      email: 'ann@example.com',
      tags: ['priority-member'],
      emailMarketingConsent: {
        marketingState: 'SUBSCRIBED',
        consentUpdatedAt: '2026-11-01T10:00:00Z',
      },
    });
    const again = await create('ann@example.COM');
    expect(again.customer).toBeNull();
    expect(again.userErrors).toEqual([{field: ['email'], message: 'Email has already been taken'}]);
    expect((await create('nobody')).userErrors[0]?.message).toBe('Email is invalid');
  });

  it('are found by address and by tag, and their consent and tags change', async () => {
    const {customer} = await create('ann@example.com');
    await create('bea@example.com');
    const id = customer?.id ?? '';
    await mutate(
      `customerEmailMarketingConsentUpdate(input: {customerId: "${id}", emailMarketingConsent: {marketingState: UNSUBSCRIBED}})`,
      '',
    );
    await mutate(`tagsAdd(id: "${id}", tags: ["collector", "priority-member"])`, '');
    await mutate(`tagsRemove(id: "${id}", tags: ["priority-member"])`, '');
    const {customers, customerByIdentifier} = await admin.run<{
      customers: {nodes: {email: string}[]};
      customerByIdentifier: {tags: string[]; defaultEmailAddress: object};
    }>(`{
      customers(first: 10, query: "tag:collector") { nodes { email } }
      customerByIdentifier(identifier: {emailAddress: "ann@example.com"}) {
        tags defaultEmailAddress { marketingState marketingUpdatedAt }
      }
    }`);
    expect(customers.nodes).toEqual([{email: 'ann@example.com'}]);
    expect(customerByIdentifier).toEqual({
      tags: ['collector'],
      defaultEmailAddress: {marketingState: 'UNSUBSCRIBED', marketingUpdatedAt: NOW},
    });
  });
});

describe('metaobjectUpsert', () => {
  const upsert = (type: string, handle: string, fields: string) =>
    mutate<{metaobject: {handle: string; displayName: string} | null}>(
      `metaobjectUpsert(handle: {type: "${type}", handle: "${handle}"}, metaobject: {fields: [${fields}]})`,
      'metaobject { handle displayName }',
    );

  it('makes an entry, and keeps the fields that a later one omits', async () => {
    await upsert(
      'press',
      'mud',
      '{key: "title", value: "Mud"}, {key: "publication", value: "The Tide"}',
    );
    const second = await upsert('press', 'mud', '{key: "title", value: "More Mud"}');
    expect(second.metaobject).toEqual({handle: 'mud', displayName: 'More Mud'});
    const entry = admin.catalogue.shop.metaobjects.find(({type}) => type === 'press');
    expect(entry?.fields.map(({value}) => value)).toEqual(['More Mud', 'The Tide']);
  });

  it.each([
    ['press', '{key: "title", value: ""}', "Title of the article can't be blank"],
    ['press', '{key: "title", value: "A"}, {key: "date", value: "May"}', 'YYYY-MM-DD'],
    ['press', '{key: "title", value: "A"}, {key: "size", value: "1"}', 'does not exist'],
    [
      'viewing',
      '{key: "title", value: "A"}, {key: "key", value: "autumn-letter-7"}',
      'does not match',
    ],
    ['nothing', '{key: "title", value: "A"}', 'No metaobject definition'],
  ])('refuses an entry of %s with %s', async (type, fields, message) => {
    const {metaobject, userErrors} = await upsert(type, 'one', fields);
    expect(metaobject).toBeNull();
    expect(userErrors[0]?.message).toContain(message);
  });
});

describe('webhooks', () => {
  const subscribe = (input: string) =>
    mutate<{webhookSubscription: {uri: string} | null}>(
      `webhookSubscriptionCreate(topic: CUSTOMERS_MARKETING_CONSENT_UPDATE, webhookSubscription: {${input}})`,
      'webhookSubscription { uri }',
    );

  it('are kept once, under the name of the address in either version', async () => {
    const uri = 'https://functions.test/consent';
    expect((await subscribe(`callbackUrl: "${uri}"`)).webhookSubscription).toEqual({uri});
    expect((await subscribe(`uri: "${uri}"`)).userErrors).toHaveLength(1);
  });
});

describe('what the Admin API changed', () => {
  it('is there after a restart, and gone after a reset', async () => {
    await mutate(`urlRedirectCreate(urlRedirect: {path: "/old", target: "/gallery"})`, '');
    const rows = await admin.database.query<{kind: string}>(
      'select kind from shop.content_changes',
    );
    expect(rows).toEqual([{kind: 'UrlRedirect'}]);
    await admin.catalogue.reset();
    expect(admin.catalogue.urlRedirects().some(({path}) => path === '/old')).toBe(false);
    expect(await admin.database.query('select kind from shop.content_changes')).toEqual([]);
  });
});
