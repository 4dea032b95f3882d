import type {StockDocument} from './stock-document';

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
  ...['PRODUCT', 'METAOBJECT'].map((type) => ({
    name: `sitemap of ${type}`,
    query: `query Sitemap($page: Int!) { sitemap(type: ${type}) { resources(page: $page) { items { handle updatedAt ... on SitemapResourceMetaobject { type } } } } }`,
    variables: {page: 1},
    finds: ['sitemap'],
  })),
];
