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
const REGISTER = `mutation ($resourceId: ID!, $translations: [TranslationInput!]!) {
  translationsRegister(resourceId: $resourceId, translations: $translations) {
    userErrors { field message }
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

async function register(resourceId: string, translations: readonly object[]) {
  const {translationsRegister} = await admin.run<{
    translationsRegister: {
      userErrors: {field: string[]; message: string}[];
    };
  }>(REGISTER, {resourceId, translations});
  return translationsRegister;
}

/** A French title of Ember, as a tool would send it. */
async function frenchTitle(changes: object = {}) {
  const found = await read(idOf('ember'));
  const {digest} = found!.translatableContent.find(({key}) => key === 'title')!;
  return {
    locale: 'fr',
    key: 'title',
    value: 'Braise',
    translatableContentDigest: digest,
    ...changes,
  };
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

  it.each([
    [{locale: 'en'}, 'locale'],
    [{locale: 'de'}, 'locale'],
    [{key: 'handle'}, 'key'],
    [{translatableContentDigest: 'old'}, 'translatableContentDigest'],
  ])('are refused whole with %j', async (changes, field) => {
    const right = await frenchTitle();
    const result = await register(idOf('ember'), [right, {...right, ...changes}]);
    expect(result.userErrors).toMatchObject([{field: ['translations', '1', field]}]);
    expect((await read(idOf('ember')))!.translations).toMatchObject([{key: 'body_html'}]);
  });

  it('are refused for a resource that is not there', async () => {
    const {userErrors} = await register('gid://shopify/Product/1', [await frenchTitle()]);
    expect(userErrors).toMatchObject([{field: ['resourceId']}]);
  });
});
