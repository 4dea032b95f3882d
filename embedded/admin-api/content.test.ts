import {expect, it} from 'vitest';
import {useTestAdmin} from './testing';

const admin = await useTestAdmin();

it('an operation is validated against Shopify’s schema, and the error names the fields that this shop lacks', async () => {
  await expect(admin.run('{ shop { nam } }')).rejects.toThrow('Cannot query field');
  await expect(admin.run('{ shop { name } }')).rejects.toThrow(
    'The embedded Admin API has no QueryRoot.shop',
  );
});

async function upsert(type: string, fields: string) {
  const {metaobjectUpsert} = await admin.run<{
    metaobjectUpsert: {metaobject: object | null; userErrors: {message: string}[]};
  }>(`mutation {
    metaobjectUpsert(handle: {type: "${type}", handle: "one"}, metaobject: {fields: [${fields}]}) {
      metaobject { handle } userErrors { message }
    }
  }`);
  return metaobjectUpsert;
}

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
])('metaobjectUpsert rejects an entry of %s with %s', async (type, fields, message) => {
  const {metaobject, userErrors} = await upsert(type, fields);
  expect(metaobject).toBeNull();
  expect(userErrors[0]?.message).toContain(message);
});
