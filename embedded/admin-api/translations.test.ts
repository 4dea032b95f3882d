import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {openTestAdmin, type TestAdmin} from './testing';

let admin: TestAdmin;
beforeAll(async () => {
  admin = await openTestAdmin('2025-10-01T12:00:00Z');
});
beforeEach(() => admin.catalogue.reset());
afterAll(() => admin.close());

interface Text {
  key: string;
  value: string;
}

interface Resource {
  resourceId: string;
  translatableContent: (Text & {digest: string})[];
  translations: (Text & {outdated: boolean})[];
}

const READ = `query ($resourceId: ID!) {
  translatableResource(resourceId: $resourceId) {
    resourceId
    translatableContent { key value digest }
    translations(locale: "fr") { key value outdated }
    nestedTranslatableResources(first: 50) { nodes { resourceId translatableContent { key value } } }
  }
}`;
const idOf = (handle: string) => admin.catalogue.productByHandle(handle)!.id;

async function read(resourceId: string) {
  const {translatableResource} = await admin.run<{
    translatableResource:
      (Resource & {nestedTranslatableResources: {nodes: Omit<Resource, 'translations'>[]}}) | null;
  }>(READ, {resourceId});
  return translatableResource;
}

describe('translations in the Admin API', () => {
  it('are listed by the type of what has texts, with its parts', async () => {
    const {translatableResources} = await admin.run<{
      translatableResources: {nodes: Resource[]};
    }>(`{
      translatableResources(first: 250, resourceType: PRODUCT) {
        nodes { resourceId translatableContent { key } }
      }
    }`);
    expect(translatableResources.nodes).toHaveLength(admin.catalogue.allProducts().length);
    const found = await read(idOf('first-light'));
    expect(found).toMatchObject({
      translatableContent: [{key: 'body_html'}, {key: 'title', value: 'First Light'}],
      translations: [{key: 'body_html', outdated: false}],
    });
    const nested = found!.nestedTranslatableResources.nodes.flatMap(
      ({translatableContent}) => translatableContent,
    );
    expect(nested).toContainEqual({key: 'name', value: 'Size'});
    expect(nested).toContainEqual({key: 'value', value: 'Giclée print of an oil on canvas'});
    expect(await read('gid://shopify/Product/1')).toBeNull();
  });
});
