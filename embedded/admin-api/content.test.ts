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

describe('an operation', () => {
  it('is checked against Shopify’s schema, and told which of its fields this shop lacks', async () => {
    await expect(admin.run('{ shop { nam } }')).rejects.toThrow('Cannot query field');
    await expect(admin.run('{ shop { name } }')).rejects.toThrow(
      'The embedded Admin API has no QueryRoot.shop',
    );
  });
});

describe('metaobjectUpsert', () => {
  const upsert = (type: string, handle: string, fields: string) =>
    mutate<{metaobject: {handle: string; displayName: string} | null}>(
      `metaobjectUpsert(handle: {type: "${type}", handle: "${handle}"}, metaobject: {fields: [${fields}]})`,
      'metaobject { handle displayName }',
    );

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
