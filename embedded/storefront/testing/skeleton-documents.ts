import type {StockDocument} from './stock-document';

const IN_CONTEXT = '@inContext(country: $country, language: $language)';
const IMAGE = '{ id url altText width height }';
const MONEY = '{ amount currencyCode }';
const PAGE_INFO = '{ hasPreviousPage hasNextPage startCursor endCursor }';
const PAGE = '$first: Int, $last: Int, $startCursor: String, $endCursor: String';
const PAGE_ARGS = 'first: $first, last: $last, before: $startCursor, after: $endCursor';
const CARD = `{ id handle title featuredImage ${IMAGE} priceRange { minVariantPrice ${MONEY} maxVariantPrice ${MONEY} } }`;
const MENU =
  '{ id items { id resourceId tags title type url items { id resourceId tags title type url } } }';
const VARIANT = `{ availableForSale compareAtPrice ${MONEY} id image { __typename id url altText width height } price ${MONEY} product { title handle } selectedOptions { name value } sku title unitPrice ${MONEY} }`;
const POLICY = '{ body handle id title url }';
const CONTEXT = {country: 'CA', language: 'EN'};

/** The queries of both skeletons, 2025.4.2 and 2026.4.5; their cart is in `stock-cart-documents.ts`. */
export const SKELETON_DOCUMENTS: readonly StockDocument[] = [
  {
    name: 'header',
    query: `query Header($country: CountryCode, $handle: String!, $language: LanguageCode) ${IN_CONTEXT} {
      shop { id name description primaryDomain { url } brand { logo { image { url } } } } menu(handle: $handle) ${MENU} }`,
    variables: {...CONTEXT, handle: 'main-menu'},
    finds: ['shop', 'menu'],
  },
  {
    name: 'footer',
    query: `query Footer($handle: String!) { menu(handle: $handle) ${MENU} }`,
    variables: {handle: 'footer'},
    finds: ['menu'],
  },
  {
    name: 'featured collection',
    query: `{ collections(first: 1, sortKey: UPDATED_AT, reverse: true) { nodes { id title image ${IMAGE} handle } } }`,
    finds: ['collections'],
  },
  {
    name: 'recommended products',
    query: `{ products(first: 4, sortKey: UPDATED_AT, reverse: true) { nodes ${CARD} } }`,
    finds: ['products'],
  },
  {
    name: 'collection',
    query: `query Collection($handle: String!, ${PAGE}) { collection(handle: $handle) {
      id handle title description products(${PAGE_ARGS}) { nodes ${CARD} pageInfo ${PAGE_INFO} } } }`,
    variables: {handle: 'prints', first: 8},
    finds: ['collection'],
  },
  {
    name: 'collections',
    query: `query Collections(${PAGE}) { collections(${PAGE_ARGS}) { nodes { id title handle image ${IMAGE} } pageInfo ${PAGE_INFO} } }`,
    variables: {first: 4},
    finds: ['collections'],
  },
  {
    name: 'catalogue',
    query: `query Catalog(${PAGE}) { products(${PAGE_ARGS}) { nodes ${CARD} pageInfo ${PAGE_INFO} } }`,
    variables: {last: 8},
    finds: ['products'],
  },
  {
    name: 'product',
    query: `query Product($country: CountryCode, $handle: String!, $language: LanguageCode, $selectedOptions: [SelectedOptionInput!]!) ${IN_CONTEXT} {
      product(handle: $handle) { id title vendor handle descriptionHtml description encodedVariantExistence encodedVariantAvailability
        options { name optionValues { name firstSelectableVariant ${VARIANT} swatch { color image { previewImage { url } } } } }
        selectedOrFirstAvailableVariant(selectedOptions: $selectedOptions, ignoreUnknownOptions: true, caseInsensitiveMatch: true) ${VARIANT}
        adjacentVariants(selectedOptions: $selectedOptions) ${VARIANT} seo { description title } } }`,
    variables: {...CONTEXT, handle: 'sea', selectedOptions: [{name: 'Size', value: 'M'}]},
    finds: ['product'],
  },
  {
    name: 'page',
    query: '{ page(handle: "about") { handle id title body seo { description title } } }',
    finds: ['page'],
  },
  {
    name: 'policy',
    query: `query Policy($privacyPolicy: Boolean!, $refundPolicy: Boolean!) { shop {
      privacyPolicy @include(if: $privacyPolicy) ${POLICY} refundPolicy @include(if: $refundPolicy) ${POLICY} } }`,
    variables: {privacyPolicy: true, refundPolicy: false},
    finds: ['shop'],
  },
  {
    name: 'policies',
    query:
      '{ shop { privacyPolicy { id title handle } shippingPolicy { id title handle } termsOfService { id title handle } refundPolicy { id title handle } subscriptionPolicy { id title handle } } }',
    finds: ['shop'],
  },
  {
    name: 'blogs',
    query: `query Blogs(${PAGE}) { blogs(${PAGE_ARGS}) { pageInfo ${PAGE_INFO} nodes { title handle seo { title description } } } }`,
    variables: {first: 4},
    finds: ['blogs'],
  },
  {
    name: 'article',
    query: `{ blog(handle: "news") { handle articleByHandle(handle: "one") { handle title contentHtml publishedAt author: authorV2 { name } image ${IMAGE} seo { title } } } }`,
    finds: [],
  },
  {
    name: 'search',
    query: `query Search($term: String!, $first: Int, $last: Int, $startCursor: String, $endCursor: String) {
      articles: search(query: $term, types: [ARTICLE], first: $first) { nodes { ... on Article { __typename handle id title trackingParameters } } }
      pages: search(query: $term, types: [PAGE], first: $first) { nodes { ... on Page { __typename handle id title trackingParameters } } }
      products: search(${PAGE_ARGS}, query: $term, sortKey: RELEVANCE, types: [PRODUCT], unavailableProducts: HIDE) {
        nodes { ... on Product { __typename handle id publishedAt title trackingParameters vendor
          selectedOrFirstAvailableVariant(selectedOptions: [], ignoreUnknownOptions: true, caseInsensitiveMatch: true) ${VARIANT} } } pageInfo ${PAGE_INFO} } }`,
    variables: {term: 'sea', first: 8},
    finds: ['articles', 'pages', 'products'],
  },
  {
    name: 'predictive search',
    query: `query Predictive($term: String!, $limit: Int!, $limitScope: PredictiveSearchLimitScope!, $types: [PredictiveSearchType!]) {
      predictiveSearch(limit: $limit, limitScope: $limitScope, query: $term, types: $types) {
        articles { __typename id title handle blog { handle } image { url } trackingParameters }
        collections { __typename id title handle image { url } trackingParameters } pages { __typename id title handle trackingParameters }
        products { __typename id title handle trackingParameters selectedOrFirstAvailableVariant(selectedOptions: []) { id price ${MONEY} } }
        queries { __typename text styledText trackingParameters } } }`,
    variables: {
      term: 'se',
      limit: 10,
      limitScope: 'EACH',
      types: ['ARTICLE', 'COLLECTION', 'PAGE', 'PRODUCT', 'QUERY'],
    },
    finds: ['predictiveSearch'],
  },
];
