import {describe, expect, it} from 'vitest';
import {aCatalogue, aCollection, aProduct, aVariant} from './testing/sample-catalogue';
import {createStorefrontClient} from './testing/storefront-client';

const santa = aProduct({
  title: 'Santa',
  tags: ['xmas'],
  description: 'A long red coat.\n\nAnd snow.',
  createdAt: '2023-12-31T20:00:00-04:00',
  updatedAt: '2024-09-01T00:00:00Z',
});
const harbour = aProduct({
  title: 'Harbour',
  tags: ['sea'],
  variants: [aVariant({quantity: 0})],
});
const waves = aProduct({title: 'Waves', tags: ['sea', 'xmas']});
const prints = aCollection({handle: 'prints', title: 'Prints', rule: 'product_type:Prints'});
const client = createStorefrontClient(aCatalogue([santa, harbour, waves], {collections: [prints]}));

/** Queries with their complete expected data. */
const QUERIES: readonly (readonly [string, unknown])[] = [
  [
    '{product(handle:"santa"){description(truncateAt:9) descriptionHtml createdAt updatedAt}}',
    {
      product: {
        description: 'A long...',
        descriptionHtml: '<p>A long red coat.</p>\n<p>And snow.</p>',
        createdAt: '2024-01-01T00:00:00Z',
        updatedAt: '2024-09-01T00:00:00Z',
      },
    },
  ],
  [
    '{search(query:"knife OR sea",first:9,unavailableProducts:HIDE){nodes{__typename ... on Product{title} ... on Article{title}}}}',
    {
      search: {
        nodes: [
          {__typename: 'Product', title: 'Waves'},
          {__typename: 'Article', title: 'Why the knife'},
        ],
      },
    },
  ],
  [
    '{predictiveSearch(query:"pri",limitScope:EACH,limit:1,types:[PRODUCT,COLLECTION]){products{title} collections{handle} pages{handle}}}',
    {
      predictiveSearch: {
        products: [{title: 'Santa'}],
        collections: [{handle: 'prints'}],
        pages: [],
      },
    },
  ],
  [
    '{predictiveSearch(query:"wa"){queries{text styledText}}}',
    {
      predictiveSearch: {
        queries: [{text: 'waves', styledText: '<mark>wa</mark><span>ves</span>'}],
      },
    },
  ],
];

describe('the catalogue in the embedded Storefront API', () => {
  it.each(QUERIES)('returns %s', async (query, data) => {
    const result = await client.query(query);
    expect(result.errors).toBeUndefined();
    expect(result.data).toEqual(data);
  });

  it.each(['products(first: 251)', 'products(first: 1, last: 1)', 'products'])(
    'rejects the page of %s',
    async (field) => {
      const {errors} = await client.query(`{ ${field} { nodes { id } } }`);
      expect(errors?.[0]?.extensions).toEqual({code: 'BAD_REQUEST'});
    },
  );

  it.each([
    ['{', 'Syntax Error'],
    ['{ nothing }', 'Cannot query field "nothing" on type "QueryRoot"'],
    ['query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', 'Variable "$ids" of required type'],
  ])('answers %s with an error', async (query, message) => {
    const {status, errors, data} = await client.query(query);
    expect([status, data]).toEqual([200, undefined]);
    expect(errors?.[0]?.message).toContain(message);
  });
});
