import {describe, expect, it} from 'vitest';
import {aCatalogue, aCollection, aProduct, aVariant} from './testing/sample-catalogue';
import {createStorefrontClient, ORIGIN, SHOP_ORIGIN} from './testing/storefront-client';

const sea = aProduct({title: 'Sea', description: 'Calm water.'});
const seaside = aProduct({title: 'Seaside', variants: [aVariant({quantity: 0})]});
const prints = aCollection({handle: 'prints', title: 'Sea prints'});
const urlRedirects = [
  {id: 'gid://shopify/UrlRedirect/1', path: '/old', target: '/new'},
  {id: 'gid://shopify/UrlRedirect/2', path: '/old/er', target: 'https://example.com/'},
  {id: 'gid://shopify/UrlRedirect/3', path: '/a:b', target: '/c'},
];
const client = createStorefrontClient(
  aCatalogue([sea, seaside], {collections: [prints], urlRedirects}),
);

/** Queries beside the catalogue, with their complete expected data. */
const QUERIES: readonly (readonly [string, unknown])[] = [
  [
    '{shop{name description moneyFormat shipsToCountries brand{slogan logo{image{url}}} paymentSettings{currencyCode countryCode}}}',
    {
      shop: {
        name: 'The Painter',
        description: 'Art that speaks to the heart',
        moneyFormat: '${{amount}}',
        shipsToCountries: ['CA', 'US'],
        brand: {
          slogan: 'Art that speaks to the heart',
          logo: {image: {url: `${ORIGIN}/cdn/shop/files/logo.jpg?v=1`}},
        },
        paymentSettings: {currencyCode: 'CAD', countryCode: 'CA'},
      },
    },
  ],
  [
    '{shop{privacyPolicy{handle url} refundPolicy{id} subscriptionPolicy{id}}}',
    {
      shop: {
        privacyPolicy: {handle: 'privacy-policy', url: `${SHOP_ORIGIN}/policies/privacy-policy`},
        refundPolicy: null,
        subscriptionPolicy: null,
      },
    },
  ],
  [
    '{menu(handle:"main-menu"){title itemsCount items{title url type items{url}}}}',
    {
      menu: {
        title: 'Main menu',
        itemsCount: 3,
        items: [
          {
            title: 'Prints',
            url: `${SHOP_ORIGIN}/collections/prints`,
            type: 'HTTP',
            items: [{url: `${SHOP_ORIGIN}/search`}],
          },
          {title: 'Elsewhere', url: 'https://example.com/blog', type: 'HTTP', items: []},
        ],
      },
    },
  ],
  ['{menu(handle:"nothing"){id}}', {menu: null}],
  [
    '{localization{country{isoCode currency{isoCode}} language{isoCode} availableCountries{isoCode}}}',
    {
      localization: {
        country: {isoCode: 'CA', currency: {isoCode: 'CAD'}},
        language: {isoCode: 'EN'},
        availableCountries: [{isoCode: 'CA'}, {isoCode: 'US'}],
      },
    },
  ],
  [
    'query @inContext(country: US, language: FR) {localization{country{isoCode currency{isoCode}} language{isoCode}}}',
    {
      localization: {
        country: {isoCode: 'US', currency: {isoCode: 'CAD'}},
        language: {isoCode: 'FR'},
      },
    },
  ],
  [
    'query @inContext(country: ZZ) {localization{country{isoCode}}}',
    {localization: {country: {isoCode: 'CA'}}},
  ],
  [
    '{page(handle:"about"){title body onlineStoreUrl} pageByHandle(handle:"none"){id} pages(first:5,query:"title:about"){nodes{handle}}}',
    {
      page: {
        title: 'About the painter',
        body: '<p>Paints the sea.</p>',
        onlineStoreUrl: `${SHOP_ORIGIN}/pages/about`,
      },
      pageByHandle: null,
      pages: {nodes: [{handle: 'about'}]},
    },
  ],
  [
    '{blogs(first:1,query:"title:journal"){nodes{handle articles(first:1,sortKey:PUBLISHED_AT,reverse:true){nodes{title}}}} articles(first:5,query:"tag:winter"){nodes{title onlineStoreUrl authorV2{name} blog{title}}} none:blog(handle:"news"){id} blog(handle:"journal"){articleByHandle(handle:"first-snow"){content excerpt image{altText}} authors{email}} urlRedirects(first:1,query:"path:/x"){edges{node{target}}} locations(first:1){nodes{id}}}',
    {
      blogs: {
        nodes: [{handle: 'journal', articles: {nodes: [{title: 'Spring tide'}]}}],
      },
      articles: {
        nodes: [
          {
            title: 'First snow',
            onlineStoreUrl: `${SHOP_ORIGIN}/blogs/journal/first-snow`,
            authorV2: {name: 'Ada Painter'},
            blog: {title: 'Journal'},
          },
        ],
      },
      none: null,
      blog: {
        articleByHandle: {
          content: 'First snow in the studio.',
          excerpt: 'First snow.',
          image: {altText: 'article-1'},
        },
        authors: [{email: 'ada@example.com'}],
      },
      urlRedirects: {edges: []},
      locations: {nodes: []},
    },
  ],
  [
    '{urlRedirects(first:5,query:"path:/OLD"){nodes{id path target}} either:urlRedirects(first:5,query:"path:/old OR path:/a\\\\:b"){nodes{target}} all:urlRedirects(first:5){nodes{path}}}',
    {
      urlRedirects: {nodes: [{id: 'gid://shopify/UrlRedirect/1', path: '/old', target: '/new'}]},
      either: {nodes: [{target: '/new'}, {target: '/c'}]},
      all: {nodes: [{path: '/old'}, {path: '/old/er'}, {path: '/a:b'}]},
    },
  ],
  [
    '{metaobject(handle:{type:"banner",handle:"spring"}){type field(key:"text"){value} fields{key}} metaobjects(type:"banner",first:5){nodes{handle}}}',
    {
      metaobject: {type: 'banner', field: {value: 'Spring'}, fields: [{key: 'text'}]},
      metaobjects: {nodes: [{handle: 'spring'}]},
    },
  ],
  [
    '{customer(customerAccessToken:"x"){id} cartCompletionAttempt(attemptId:"1"){__typename}}',
    {
      customer: null,
      cartCompletionAttempt: null,
    },
  ],
  [
    '{search(query:"sea",first:9){totalCount nodes{__typename ... on Product{title trackingParameters} ... on Page{handle} ... on Article{title}}}}',
    {
      search: {
        totalCount: 3,
        nodes: [
          {__typename: 'Product', title: 'Sea', trackingParameters: '_pos=1&_ss=r'},
          {__typename: 'Page', handle: 'about'},
          {__typename: 'Article', title: 'Spring tide'},
        ],
      },
    },
  ],
  // Only products have a vendor, and only products are filtered.
  ['{search(query:"vendor:nobody",first:9){totalCount}}', {search: {totalCount: 0}}],
  [
    '{search(query:"sea",productFilters:[{available:true}],first:9){nodes{__typename}}}',
    {search: {nodes: [{__typename: 'Product'}]}},
  ],
  [
    '{predictiveSearch(query:"available_for_sale:true"){pages{id} articles{id} collections{id}}}',
    {predictiveSearch: {pages: [], articles: [], collections: []}},
  ],
  [
    '{search(query:"se",prefix:LAST,first:9,types:[PRODUCT]){totalCount nodes{... on Product{title}}}}',
    {search: {totalCount: 2, nodes: [{title: 'Sea'}, {title: 'Seaside'}]}},
  ],
  [
    '{search(query:"se",prefix:LAST,first:9,unavailableProducts:HIDE,types:[PRODUCT]){totalCount}}',
    {search: {totalCount: 1}},
  ],
  ['{search(query:"",first:9){totalCount}}', {search: {totalCount: 0}}],
  [
    '{predictiveSearch(query:"se",limitScope:EACH,limit:5){products{title} collections{handle} pages{handle} articles{id} queries{text styledText}}}',
    {
      predictiveSearch: {
        products: [{title: 'Sea'}, {title: 'Seaside'}],
        collections: [{handle: 'prints'}],
        pages: [{handle: 'about'}],
        articles: [{id: 'gid://shopify/Article/1'}],
        queries: [
          {text: 'sea', styledText: '<mark>se</mark><span>a</span>'},
          {text: 'seaside', styledText: '<mark>se</mark><span>aside</span>'},
        ],
      },
    },
  ],
  [
    '{predictiveSearch(query:"se",types:[PRODUCT],limit:1){products{title} pages{handle}}}',
    {predictiveSearch: {products: [{title: 'Sea'}], pages: []}},
  ],
  [
    '{sitemap(type:PRODUCT){pagesCount{count precision} resources(page:1){hasNextPage items{handle ... on SitemapResource{title}}}}}',
    {
      sitemap: {
        pagesCount: {count: 1, precision: 'EXACT'},
        resources: {
          hasNextPage: false,
          items: [
            {handle: 'sea', title: 'Sea'},
            {handle: 'seaside', title: 'Seaside'},
          ],
        },
      },
    },
  ],
  [
    '{sitemap(type:ARTICLE){pagesCount{count} resources(page:7){items{handle}}}}',
    {
      sitemap: {pagesCount: {count: 1}, resources: {items: []}},
    },
  ],
  [
    'mutation {customerAccessTokenCreate(input:{email:"a@example.com",password:"x"}){customerAccessToken{accessToken} customerUserErrors{code field message}}}',
    {
      customerAccessTokenCreate: {
        customerAccessToken: null,
        customerUserErrors: [
          {
            code: 'UNIDENTIFIED_CUSTOMER',
            field: ['input'],
            message: 'This shop has no customer accounts.',
          },
        ],
      },
    },
  ],
  ['{node(id:"gid://shopify/Nothing/1"){id}}', {node: null}],
  [
    '{nodes(ids:["gid://shopify/Product/404","gid://shopify/Shop/1"]){__typename}}',
    {
      nodes: [null, {__typename: 'Shop'}],
    },
  ],
];

describe('the shop in the embedded Storefront API', () => {
  it.each(QUERIES)('returns %s', async (query, data) => {
    const result = await client.query(query);
    expect(result.errors).toBeUndefined();
    expect(result.data).toEqual(data);
  });

  it('finds every kind of object by its id', async () => {
    const {data} = await client.query(
      '{shop{id} menu(handle:"main-menu"){id items{id}} page(handle:"about"){id} blog(handle:"journal"){id articles(first:1){nodes{id}}} collection(handle:"prints"){id} metaobjects(first:1,type:"banner"){nodes{id}} product(handle:"sea"){id variants(first:1){nodes{id}} options{id optionValues{id}} media(first:1){nodes{id}}} urlRedirects(first:1){nodes{id}}}',
    );
    const ids = [...JSON.stringify(data).matchAll(/"id":"([^"]+)"/g)].map((match) => match[1]);
    const found = await client.query('query ($ids:[ID!]!){nodes(ids:$ids){id}}', {ids});
    expect(found.data.nodes).toEqual(ids.map((id) => ({id})));
    expect(ids).toHaveLength(15);
  });
});
