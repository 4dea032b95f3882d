import {describe, expect, it} from 'vitest';
import {
  aCatalogue,
  aCollection,
  anImage,
  aProduct,
  aProductWithOptions,
  aVariant,
} from './testing/sample-catalogue';
import {createStorefrontClient, ORIGIN, SHOP_ORIGIN} from './testing/storefront-client';

const santa = aProduct({
  title: 'Santa',
  tags: ['xmas'],
  vendor: 'B',
  description: 'A long red coat.\n\nAnd snow.',
  createdAt: '2023-12-31T20:00:00-04:00',
  updatedAt: '2024-09-01T00:00:00Z',
  images: [anImage({url: '/cdn/shop/files/santa.jpg?v=1'})],
  variants: [aVariant({priceCents: 4500, compareAtPriceCents: 6000, quantity: 7})],
  metafields: [{namespace: 'custom', key: 'ribbon', type: 'single_line_text_field', value: 'New'}],
});
const harbour = aProduct({
  title: 'Harbour',
  productType: 'Original Paintings',
  tags: ['sea'],
  vendor: 'A',
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
  {title: 'Waves', tags: ['sea', 'xmas'], vendor: 'C', createdAt: '2024-03-01T00:00:00Z'},
);
const prints = aCollection({handle: 'prints', title: 'Prints', rule: 'product_type:Prints'});
const catalogue = aCatalogue([santa, harbour, waves], {collections: [prints]});
const client = createStorefrontClient(catalogue);

const titles = (nodes: string) => ({nodes: nodes.split(' ').map((title) => ({title}))});

/** Queries of the three products above, with their complete expected data. */
const QUERIES: readonly (readonly [string, unknown])[] = [
  ['{products(first:9){nodes{title}}}', {products: titles('Santa Harbour Waves')}],
  ['{products(first:9,reverse:true){nodes{title}}}', {products: titles('Waves Harbour Santa')}],
  ['{products(first:9,sortKey:TITLE){nodes{title}}}', {products: titles('Harbour Santa Waves')}],
  ['{products(first:9,sortKey:PRICE){nodes{title}}}', {products: titles('Waves Santa Harbour')}],
  ['{products(first:9,sortKey:VENDOR){nodes{title}}}', {products: titles('Harbour Santa Waves')}],
  [
    '{products(first:9,sortKey:PRODUCT_TYPE){nodes{title}}}',
    {products: titles('Harbour Santa Waves')},
  ],
  [
    '{products(first:9,sortKey:CREATED_AT,reverse:true){nodes{title}}}',
    {products: titles('Waves Harbour Santa')},
  ],
  [
    '{products(first:9,sortKey:UPDATED_AT){nodes{title}}}',
    {products: titles('Waves Harbour Santa')},
  ],
  ['{products(last:2){nodes{title}}}', {products: titles('Harbour Waves')}],
  [
    `{products(first:9,query:"product_type:'Original Paintings'"){nodes{title}}}`,
    {products: titles('Harbour')},
  ],
  [
    '{products(first:9,query:"xmas OR harbour",sortKey:RELEVANCE){nodes{title}}}',
    {products: titles('Harbour Santa Waves')},
  ],
  ['{products(first:9,query:"nothing"){nodes{title}}}', {products: {nodes: []}}],
  ['{products(first:0){nodes{title}}}', {products: {nodes: []}}],
  [
    '{collection(handle:"prints"){title products(first:9,sortKey:PRICE){nodes{title}}}}',
    {collection: {title: 'Prints', products: titles('Waves Santa')}},
  ],
  [
    '{collection(handle:"prints"){products(first:9,filters:[{tag:"sea"}]){nodes{title}}}}',
    {collection: {products: titles('Waves')}},
  ],
  ['{collection(handle:"nothing"){title}}', {collection: null}],
  ['{collectionByHandle(handle:"prints"){title}}', {collectionByHandle: {title: 'Prints'}}],
  [
    '{collections(first:9,query:"title:prints"){totalCount nodes{handle}}}',
    {collections: {totalCount: 1, nodes: [{handle: 'prints'}]}},
  ],
  ['{product(handle:"santa"){title}}', {product: {title: 'Santa'}}],
  [`{product(id:"${santa.id}"){title}}`, {product: {title: 'Santa'}}],
  ['{product(handle:"nothing"){title}}', {product: null}],
  ['{product{title}}', {product: null}],
  ['{productByHandle(handle:"santa"){title}}', {productByHandle: {title: 'Santa'}}],
  [
    '{product(handle:"santa"){description(truncateAt:9) descriptionHtml}}',
    {
      product: {
        description: 'A long...',
        descriptionHtml: '<p>A long red coat.</p>\n<p>And snow.</p>',
      },
    },
  ],
  [
    '{product(handle:"waves"){priceRange{minVariantPrice{amount currencyCode} maxVariantPrice{amount}} compareAtPriceRange{maxVariantPrice{amount}} totalInventory availableForSale variantsCount{count}}}',
    {
      product: {
        priceRange: {
          minVariantPrice: {amount: '20.0', currencyCode: 'CAD'},
          maxVariantPrice: {amount: '80.0'},
        },
        compareAtPriceRange: {maxVariantPrice: {amount: '0.0'}},
        totalInventory: 10,
        availableForSale: true,
        variantsCount: {count: 2},
      },
    },
  ],
  [
    '{product(handle:"santa"){variants(first:1){nodes{title price{amount} compareAtPrice{amount} quantityAvailable currentlyNotInStock requiresShipping unitPrice{amount} quantityRule{minimum maximum increment}}}}}',
    {
      product: {
        variants: {
          nodes: [
            {
              title: 'Default Title',
              price: {amount: '45.0'},
              compareAtPrice: {amount: '60.0'},
              quantityAvailable: 7,
              currentlyNotInStock: false,
              requiresShipping: true,
              unitPrice: null,
              quantityRule: {minimum: 1, maximum: null, increment: 1},
            },
          ],
        },
      },
    },
  ],
  [
    '{product(handle:"waves"){options{name values optionValues{name swatch{color} firstSelectableVariant{title}}}}}',
    {
      product: {
        options: [
          {
            name: 'Size',
            values: ['S', 'L'],
            optionValues: [
              {name: 'S', swatch: null, firstSelectableVariant: {title: 'S'}},
              {name: 'L', swatch: null, firstSelectableVariant: {title: 'L'}},
            ],
          },
        ],
      },
    },
  ],
  [
    '{product(handle:"santa"){featuredImage{url(transform:{maxWidth:50,crop:TOP}) originalSrc transformedSrc(maxHeight:9,scale:2) width}}}',
    {
      product: {
        featuredImage: {
          url: `${ORIGIN}/cdn/shop/files/santa.jpg?v=1&width=50&crop=top`,
          originalSrc: `${ORIGIN}/cdn/shop/files/santa.jpg?v=1`,
          transformedSrc: `${ORIGIN}/cdn/shop/files/santa.jpg?v=1&height=18`,
          width: 1600,
        },
      },
    },
  ],
  [
    '{product(handle:"harbour"){featuredImage{url} images(first:1){nodes{url}} media(first:1){nodes{id}}}}',
    {product: {featuredImage: null, images: {nodes: []}, media: {nodes: []}}},
  ],
  [
    '{product(handle:"santa"){media(first:1){nodes{__typename alt mediaContentType ... on MediaImage{image{width}}}}}}',
    {
      product: {
        media: {
          nodes: [
            {
              __typename: 'MediaImage',
              alt: 'A painting',
              mediaContentType: 'IMAGE',
              image: {width: 1600},
            },
          ],
        },
      },
    },
  ],
  [
    '{product(handle:"santa"){metafield(namespace:"custom",key:"ribbon"){value type parentResource{__typename}} metafields(identifiers:[{namespace:"custom",key:"none"},{namespace:"custom",key:"ribbon"}]){value}}}',
    {
      product: {
        metafield: {
          value: 'New',
          type: 'single_line_text_field',
          parentResource: {__typename: 'Product'},
        },
        metafields: [null, {value: 'New'}],
      },
    },
  ],
  [
    '{product(handle:"santa"){onlineStoreUrl seo{title} collections(first:1){nodes{handle}} trackingParameters category{id}}}',
    {
      product: {
        onlineStoreUrl: `${SHOP_ORIGIN}/products/santa`,
        seo: {title: null},
        collections: {nodes: [{handle: 'prints'}]},
        trackingParameters: null,
        category: null,
      },
    },
  ],
  [
    '{product(handle:"santa"){createdAt updatedAt}}',
    {product: {createdAt: '2024-01-01T00:00:00Z', updatedAt: '2024-09-01T00:00:00Z'}},
  ],
  [
    `{productRecommendations(productId:"${santa.id}"){title}}`,
    {productRecommendations: [{title: 'Waves'}]},
  ],
  [
    '{productRecommendations(productId:"gid://shopify/Product/404"){title}}',
    {productRecommendations: null},
  ],
  [
    '{productTags(first:1){nodes pageInfo{hasNextPage}} productTypes(first:9){edges{node}}}',
    {
      productTags: {nodes: ['sea'], pageInfo: {hasNextPage: true}},
      productTypes: {edges: [{node: 'Original Paintings'}, {node: 'Prints'}]},
    },
  ],
];

describe('the catalogue in the embedded Storefront API', () => {
  it.each(QUERIES)('returns %s', async (query, data) => {
    expect(await client.query(query)).toMatchObject({status: 200, data, errors: undefined});
  });
});
