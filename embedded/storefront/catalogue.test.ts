import {describe, expect, it} from 'vitest';
import {
  aCatalogue,
  aCollection,
  anImage,
  aProduct,
  aProductWithOptions,
  aVariant,
} from './testing/sample-catalogue';
import {SITE} from '../../supabase/functions/_shared/contracts/site';
import {HOME_PAGE} from '../seed/content';
import {createStorefrontClient, SHOP_ORIGIN} from './testing/storefront-client';

const santa = aProduct({
  title: 'Santa',
  tags: ['xmas'],
  description: 'A long red coat.\n\nAnd snow.',
  createdAt: '2023-12-31T20:00:00-04:00',
  updatedAt: '2024-09-01T00:00:00Z',
  images: [anImage({url: '/cdn/shop/files/santa.jpg?v=1'})],
  variants: [aVariant({priceCents: 4500, quantity: 7})],
  metafields: [
    {namespace: 'custom', key: 'ribbon', type: 'single_line_text_field', value: 'New'},
    {
      namespace: 'custom',
      key: 'banner',
      type: 'metaobject_reference',
      value: HOME_PAGE.id,
    },
  ],
});
const harbour = aProduct({
  title: 'Harbour',
  productType: 'Original Paintings',
  tags: ['sea'],
  createdAt: '2024-02-01T00:00:00Z',
  updatedAt: '2024-08-01T00:00:00Z',
  images: [],
  variants: [aVariant({priceCents: 90000, quantity: 0})],
});
const waves = aProductWithOptions(
  {Size: ['S', 'L']},
  [
    {values: ['S'], priceCents: 2000},
    {values: ['L'], priceCents: 8000, quantity: 0},
  ],
  {
    title: 'Waves',
    tags: ['sea', 'xmas'],
    createdAt: '2024-03-01T00:00:00Z',
    metafields: [
      {
        namespace: 'custom',
        key: 'related',
        type: 'list.product_reference',
        value: JSON.stringify([santa.id, 'gid://shopify/Product/404']),
      },
    ],
  },
);
const prints = aCollection({handle: 'prints', title: 'Prints', rule: 'product_type:Prints'});
const urlRedirects = [
  {id: 'gid://shopify/UrlRedirect/1', path: '/old', target: '/new'},
  {id: 'gid://shopify/UrlRedirect/2', path: '/a:b', target: '/c'},
];
const client = createStorefrontClient(
  aCatalogue([santa, harbour, waves], {collections: [prints], urlRedirects}),
);

const titles = (nodes: string) => ({nodes: nodes.split(' ').map((title) => ({title}))});

/** Queries with their complete expected data. */
const QUERIES: readonly (readonly [string, unknown])[] = [
  [
    '{products(first:9,sortKey:CREATED_AT,reverse:true){nodes{title}}}',
    {products: titles('Waves Harbour Santa')},
  ],
  [
    '{collection(handle:"prints"){title products(first:9,sortKey:COLLECTION_DEFAULT){nodes{title}}}}',
    {collection: {title: 'Prints', products: titles('Santa Waves')}},
  ],
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
    '{product(handle:"waves"){priceRange{minVariantPrice{amount currencyCode} maxVariantPrice{amount}} availableForSale options(first:1){name optionValues{name firstSelectableVariant{title}}}}}',
    {
      product: {
        priceRange: {
          minVariantPrice: {amount: '20.0', currencyCode: 'CAD'},
          maxVariantPrice: {amount: '80.0'},
        },
        availableForSale: true,
        options: [
          {
            name: 'Size',
            optionValues: [
              {name: 'S', firstSelectableVariant: {title: 'S'}},
              {name: 'L', firstSelectableVariant: {title: 'L'}},
            ],
          },
        ],
      },
    },
  ],
  [
    '{product(handle:"santa"){variants(first:1){nodes{price{amount} quantityAvailable requiresShipping unitPrice{amount} image{width}}}}}',
    {
      product: {
        variants: {
          nodes: [
            {
              price: {amount: '45.0'},
              quantityAvailable: 7,
              requiresShipping: true,
              unitPrice: null,
              image: {width: 1600},
            },
          ],
        },
      },
    },
  ],
  [
    '{product(handle:"santa"){ribbon:metafield(namespace:"custom",key:"ribbon"){value} banner:metafield(namespace:"custom",key:"banner"){reference{__typename ... on Metaobject{handle}}} metafields(identifiers:[{namespace:"custom",key:"none"},{namespace:"custom",key:"ribbon"}]){value}}}',
    {
      product: {
        ribbon: {value: 'New'},
        banner: {reference: {__typename: 'Metaobject', handle: 'home-page'}},
        metafields: [null, {value: 'New'}],
      },
    },
  ],
  [
    '{product(handle:"waves"){metafield(namespace:"custom",key:"related"){references(first:9){nodes{__typename ... on Product{title}}}}}}',
    {
      product: {
        metafield: {references: {nodes: [{__typename: 'Product', title: 'Santa'}]}},
      },
    },
  ],
  [
    `{nodes(ids:["${santa.id}","gid://shopify/Product/404","${santa.variants[0]!.id}","nonsense"]){__typename id}}`,
    {
      nodes: [
        {__typename: 'Product', id: santa.id},
        null,
        {__typename: 'ProductVariant', id: santa.variants[0]!.id},
        null,
      ],
    },
  ],
  [
    '{productRecommendations(productHandle:"waves"){title}}',
    {productRecommendations: [{title: 'Santa'}, {title: 'Harbour'}]},
  ],
  [
    '{menu(handle:"footer"){items{title url}}}',
    {
      menu: {
        items: [
          {title: 'Shipping', url: `${SHOP_ORIGIN}/policies/shipping-policy`},
          {title: 'Returns', url: `${SHOP_ORIGIN}/policies/refund-policy`},
          {title: 'Privacy', url: `${SHOP_ORIGIN}/policies/privacy-policy`},
          {title: 'Terms', url: `${SHOP_ORIGIN}/policies/terms-of-service`},
        ],
      },
    },
  ],
  [
    '{blog(handle:"journal"){articles(first:1,sortKey:PUBLISHED_AT,reverse:true){nodes{title}} articleByHandle(handle:"why-the-knife"){content(truncateAt:10) excerpt authorV2{name}}}}',
    {
      blog: {
        articles: {nodes: [{title: 'The week the fog stayed'}]},
        articleByHandle: {
          content: 'People...',
          excerpt: 'A brush describes water. A knife behaves like it.',
          authorV2: {name: SITE.artist.name},
        },
      },
    },
  ],
  [
    String.raw`{urlRedirects(first:5,query:"path:/old OR path:/a\\:b"){nodes{path target}}}`,
    {
      urlRedirects: {
        nodes: [
          {path: '/old', target: '/new'},
          {path: '/a:b', target: '/c'},
        ],
      },
    },
  ],
  [
    '{metaobject(handle:{type:"series",handle:"cold-wax"}){field(key:"title"){value}} metaobjects(type:"series",first:5,sortKey:"updated_at"){nodes{handle}}}',
    {
      metaobject: {field: {value: 'Cold Wax'}},
      metaobjects: {nodes: [{handle: 'after-dark'}, {handle: 'cold-wax'}]},
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
