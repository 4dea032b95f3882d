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
  translatableContent: (Text & {digest: string; locale: string})[];
  translations: (Text & {locale: string; outdated: boolean})[];
}

const READ = `query ($resourceId: ID!) {
  translatableResource(resourceId: $resourceId) {
    resourceId
    translatableContent { key value digest locale }
    translations(locale: "fr") { key value locale outdated }
    nestedTranslatableResources(first: 50) { nodes { resourceId translatableContent { key value } } }
  }
}`;
const REGISTER = `mutation ($resourceId: ID!, $translations: [TranslationInput!]!) {
  translationsRegister(resourceId: $resourceId, translations: $translations) {
    translations { key value locale outdated }
    userErrors { field message code }
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
      translations: Resource['translations'] | null;
      userErrors: {field: string[]; message: string; code: string}[];
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
  it('are in the shop’s languages', async () => {
    const query = '{ shopLocales { locale name primary published } }';
    expect(await admin.run(query)).toEqual({
      shopLocales: [
        {locale: 'en', name: 'English', primary: true, published: true},
        {locale: 'fr', name: 'French', primary: false, published: true},
      ],
    });
  });

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
      translatableContent: [
        {key: 'body_html', locale: 'en'},
        {key: 'title', value: 'First Light', locale: 'en'},
      ],
      translations: [{key: 'body_html', locale: 'fr', outdated: false}],
    });
    const nested = found!.nestedTranslatableResources.nodes.flatMap(
      ({translatableContent}) => translatableContent,
    );
    expect(nested).toContainEqual({key: 'name', value: 'Size'});
    expect(nested).toContainEqual({key: 'value', value: 'Giclée print of an oil on canvas'});
    expect(await read('gid://shopify/Product/1')).toBeNull();
  });

  it('are stored, and outdated once the artist changes her own text', async () => {
    const id = idOf('ember');
    expect(await register(id, [await frenchTitle()])).toMatchObject({
      translations: [{key: 'body_html'}, {key: 'title', value: 'Braise', outdated: false}],
      userErrors: [],
    });
    await admin.run(
      'mutation ($id: ID!) { productSet(input: {title: "Embers"}, identifier: {id: $id}) { userErrors { message } } }',
      {id},
    );
    expect((await read(id))!.translations).toMatchObject([
      {key: 'body_html', outdated: false},
      {key: 'title', value: 'Braise', outdated: true},
    ]);
  });

  it.each([
    [{locale: 'en'}, 'locale', 'INVALID_LOCALE_FOR_SHOP'],
    [{locale: 'de'}, 'locale', 'INVALID_LOCALE_FOR_SHOP'],
    [{key: 'handle'}, 'key', 'INVALID_KEY_FOR_MODEL'],
    [
      {translatableContentDigest: 'old'},
      'translatableContentDigest',
      'INVALID_TRANSLATABLE_CONTENT',
    ],
  ])('are refused whole with %j', async (changes, field, code) => {
    const right = await frenchTitle();
    const result = await register(idOf('ember'), [right, {...right, ...changes}]);
    expect(result.translations).toBeNull();
    expect(result.userErrors).toMatchObject([{field: ['translations', '1', field], code}]);
    expect((await read(idOf('ember')))!.translations).toMatchObject([{key: 'body_html'}]);
  });

  it('are refused for a resource that is not there', async () => {
    const {userErrors} = await register('gid://shopify/Product/1', [await frenchTitle()]);
    expect(userErrors).toMatchObject([{field: ['resourceId'], code: 'RESOURCE_NOT_FOUND'}]);
  });

  it('can be removed', async () => {
    const id = idOf('ember');
    const remove = `mutation ($id: ID!) {
      translationsRemove(resourceId: $id, translationKeys: ["body_html"], locales: ["fr"]) {
        translations { key }
        userErrors { code }
      }
    }`;
    expect(await admin.run(remove, {id})).toEqual({
      translationsRemove: {translations: [{key: 'body_html'}], userErrors: []},
    });
    expect((await read(id))!.translations).toEqual([]);
  });
});
