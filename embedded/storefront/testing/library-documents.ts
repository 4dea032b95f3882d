import type {StockDocument} from './stock-document';

const MONEY = '{ amount currencyCode }';
const NEXT_PRODUCT = `{ id handle availableForSale title description descriptionHtml options { id name values }
  priceRange { maxVariantPrice ${MONEY} minVariantPrice ${MONEY} }
  variants(first: 250) { edges { node { id title availableForSale selectedOptions { name value } price ${MONEY} } } }
  featuredImage { url altText width height } images(first: 20) { edges { node { url altText width height } } }
  seo { description title } tags updatedAt }`;

/** The queries of the Hydrogen library itself. */
export const LIBRARY_DOCUMENTS: readonly StockDocument[] = [
  {
    name: 'analytics shop',
    query: `query ShopData($country: CountryCode, $language: LanguageCode) @inContext(country: $country, language: $language) {
      shop { id } localization { country { currency { isoCode } } language { isoCode } } }`,
    variables: {country: 'CA', language: 'EN'},
    finds: ['shop', 'localization'],
  },
  {
    name: 'redirects',
    query:
      'query redirects($query: String) { urlRedirects(first: 1, query: $query) { edges { node { target } } } }',
    variables: {query: 'path:/old'},
    finds: ['urlRedirects'],
  },
  {
    name: 'sitemap index',
    query:
      '{ products: sitemap(type: PRODUCT) { pagesCount { count } } collections: sitemap(type: COLLECTION) { pagesCount { count } } articles: sitemap(type: ARTICLE) { pagesCount { count } } pages: sitemap(type: PAGE) { pagesCount { count } } blogs: sitemap(type: BLOG) { pagesCount { count } } metaObjects: sitemap(type: METAOBJECT) { pagesCount { count } } }',
    finds: ['products', 'metaObjects'],
  },
  ...['PRODUCT', 'COLLECTION', 'ARTICLE', 'PAGE', 'BLOG', 'METAOBJECT'].map((type) => ({
    name: `sitemap of ${type}`,
    query: `query Sitemap($page: Int!) { sitemap(type: ${type}) { resources(page: $page) { items { handle updatedAt ... on SitemapResourceMetaobject { type } } } } }`,
    variables: {page: 1},
    finds: ['sitemap'],
  })),
];

/** The queries of the Next.js Commerce template. */
export const NEXT_COMMERCE_DOCUMENTS: readonly StockDocument[] = [
  {
    name: 'Next.js collections',
    query:
      '{ collections(first: 100, sortKey: TITLE) { edges { node { handle title description seo { description title } updatedAt } } } }',
    finds: ['collections'],
  },
  {
    name: 'Next.js collection products',
    query: `query Products($handle: String!, $sortKey: ProductCollectionSortKeys, $reverse: Boolean) {
      collection(handle: $handle) { products(sortKey: $sortKey, reverse: $reverse, first: 100) { edges { node ${NEXT_PRODUCT} } } } }`,
    variables: {handle: 'prints', sortKey: 'CREATED', reverse: true},
    finds: ['collection'],
  },
  {
    name: 'Next.js products',
    query: `query Products($sortKey: ProductSortKeys, $reverse: Boolean, $query: String) {
      products(sortKey: $sortKey, reverse: $reverse, query: $query, first: 100) { edges { node ${NEXT_PRODUCT} } } }`,
    variables: {sortKey: 'BEST_SELLING', reverse: false, query: ''},
    finds: ['products'],
  },
  {
    name: 'Next.js product',
    query: `{ product(handle: "sea") ${NEXT_PRODUCT} }`,
    finds: ['product'],
  },
  {
    name: 'Next.js page',
    query:
      '{ pageByHandle(handle: "about") { ... on Page { id title handle body bodySummary seo { title } createdAt updatedAt } } pages(first: 100) { edges { node { id } } } }',
    finds: ['pageByHandle', 'pages'],
  },
];
