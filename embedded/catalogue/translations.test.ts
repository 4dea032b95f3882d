import {afterEach, describe, expect, it} from 'vitest';
import {openTestDatabase} from '../testing/test-database';
import {buildSeed} from '../seed/seed';
import {createStorefrontClient} from '../storefront/testing/storefront-client';
import {createCatalogue} from './catalogue';
import {translatableTexts, translationId} from './translations';

const NOW = new Date('2025-10-01T12:00:00Z');
const {products, collections, shop, files} = buildSeed(NOW);

const database = await openTestDatabase();
const catalogue = await createCatalogue({database, seed: buildSeed(NOW), clock: () => NOW});
const {query} = createStorefrontClient(catalogue);
afterEach(() => catalogue.reset());

describe('the French of the seed', () => {
  it('covers every text except the titles of works, sizes and the desk’s fixed words', () => {
    const titles = new Set(
      [...products, ...shop.metaobjects.filter(({type}) => type === 'commission_example')].map(
        ({id}) => id,
      ),
    );
    const missing = translatableTexts({
      products: () => products,
      collections: () => collections,
      shop,
      files,
    }).filter(
      ({resourceId, key, value}) =>
        !(key === 'title' && titles.has(resourceId)) &&
        !/^\d+ × \d+ in$/.test(value) &&
        // The commission desk’s state and the sizes of its price guide are words of the form.
        !['state', 'size'].includes(key) &&
        !catalogue.translationOf(resourceId, 'fr', key),
    );
    expect(missing.map(({key, value}) => `${key}: ${value}`)).toEqual([]);
  });

  it('is returned for `@inContext(language: FR)`, with the same ids', async () => {
    const document = `{
      product(handle: "first-light") {
        id title description descriptionHtml
        featuredImage { id altText }
        options { id name optionValues { id } }
        variants(first: 1) { nodes { id selectedOptions { name value } } }
        medium: metafield(namespace: "custom", key: "medium") { id value }
      }
      collection(handle: "prints") { title }
      menu(handle: "footer") { items { title } }
      shop { description shippingPolicy { title body } }
      article: blog(handle: "journal") { articleByHandle(handle: "why-the-knife") { title } }
      framed: product(handle: "small-courage") {
        variants(first: 2) { nodes { title selectedOptions { name value } } }
      }
      found: products(first: 5, query: "terrier") { nodes { title } }
      localization { language { isoCode } }
    }`;
    const english = (await query(`query ${document}`)).data!;
    const {data: french} = await query(`query @inContext(language: FR) ${document}`);
    expect(french!.product).toMatchObject({
      id: english.product!.id,
      title: 'First Light',
      description: expect.stringMatching(
        /^L’heure d’avant le départ des bateaux.* restent doux\.$/,
      ),
      descriptionHtml: expect.stringContaining('<strong>épais papier chiffon</strong>'),
      featuredImage: {
        id: english.product!.featuredImage!.id,
        altText: expect.stringContaining('phare'),
      },
      options: [{id: english.product!.options![0]!.id, name: 'Format'}],
      variants: {
        nodes: [{selectedOptions: [{name: 'Format', value: expect.stringContaining('in')}]}],
      },
      medium: {id: english.product!.medium!.id, value: 'Giclée d’après une huile sur toile'},
    });
    expect(french).toMatchObject({
      collection: {title: 'Reproductions d’art'},
      menu: {items: [{title: 'Livraison'}, {title: 'Retours'}, {}, {title: 'Conditions'}]},
      shop: {shippingPolicy: {title: 'Politique de livraison'}},
      article: {articleByHandle: {title: 'Pourquoi le couteau'}},
      framed: {
        variants: {
          nodes: [
            {title: '8×8 in / Sans cadre'},
            {title: '8×8 in / Chêne', selectedOptions: [{}, {name: 'Cadre', value: 'Chêne'}]},
          ],
        },
      },
      found: {nodes: [{title: 'Island Pair'}]},
      localization: {language: {isoCode: 'FR'}},
    });
    expect(english.product!.options![0]!.name).toBe('Size');
  });

  it('falls back to English for new texts of the artist, and for other languages', async () => {
    await catalogue.putProduct('new-work', {title: 'New Work', description: 'Still wet.'});
    const ask = async (language: string, handle: string) =>
      (
        await query(
          `query @inContext(language: ${language}) { product(handle: "${handle}") { description } }`,
        )
      ).data!;
    expect((await ask('FR', 'new-work')).product!.description).toBe('Still wet.');
    expect((await ask('DE', 'ember')).product!.description).toMatch(/^A stove door/);
  });

  it('follows a change at once', async () => {
    const {id} = catalogue.productByHandle('ember')!;
    const document = 'query @inContext(language: FR) { product(handle: "ember") { title } }';
    const ask = async () => (await query(document)).data!.product!.title;
    expect(await ask()).toBe('Ember');
    await catalogue.content.translations.put({
      id: translationId(id, 'fr'),
      resourceId: id,
      locale: 'fr',
      texts: {title: {value: 'Braise', digest: ''}},
    });
    expect(await ask()).toBe('Braise');
  });
});
