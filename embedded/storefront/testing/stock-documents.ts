/**
 * A rewritten query of a stock storefront, with the same fields, arguments and variables as in Hydrogen and its
 * skeletons.
 */
interface StockDocument {
  name: string;
  query: string;
  variables?: Readonly<Record<string, unknown>>;
  /** The root fields that must not be null for the test's catalogue. */
  finds: readonly string[];
}

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

/** The queries of both skeletons, 2025.4.2 and 2026.4.5, apart from their cart. */
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

/** The queries of the skeletons of 2025.4.2 and 2026.4.5. Hydrogen 2025.4 requests 2025-04, which has ended. */
export const STOCK_VERSIONS = ['2025-04', '2026-04'] as const;

type StockVersion = (typeof STOCK_VERSIONS)[number];

const LINE_COST = `cost { totalAmount ${MONEY} amountPerQuantity ${MONEY} compareAtAmountPerQuantity ${MONEY} }`;
const MERCHANDISE = `merchandise { ... on ProductVariant { id availableForSale compareAtPrice ${MONEY} price ${MONEY} requiresShipping title image { id url altText width height } product { handle title id vendor } selectedOptions { name value } } }`;
const LINE = `id quantity attributes { key value } ${LINE_COST} ${MERCHANDISE}`;

/** The cart query of the skeleton for a version, with a fragment for each of the two line types. */
export function stockCartQuery(version: StockVersion): string {
  const isLater = version === '2026-04';
  return `
  fragment CartLine on CartLine { ${LINE} ${isLater ? 'parentRelationship { parent { id } }' : ''} }
  fragment CartLineComponent on ComponentizableCartLine { ${LINE} ${isLater ? 'lineComponents { ...CartLine }' : ''} }
  fragment CartApiQuery on Cart {
    updatedAt id appliedGiftCards { ${isLater ? 'id' : ''} lastCharacters amountUsed ${MONEY} } checkoutUrl totalQuantity
    buyerIdentity { countryCode customer { id email firstName lastName displayName } email phone }
    lines(first: $numCartLines) { nodes { ...CartLine } nodes { ...CartLineComponent } }
    cost { subtotalAmount ${MONEY} totalAmount ${MONEY} totalDutyAmount ${MONEY} totalTaxAmount ${MONEY} }
    note attributes { key value } discountCodes { code applicable }
  }
  query CartQuery($cartId: ID!, $numCartLines: Int = 100, $country: CountryCode = ZZ, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    cart(id: $cartId) { ...CartApiQuery }
  }`;
}

/** The mutations of the skeletons' cart: name, argument, its type, and its value for a cart with that line. */
export function stockCartMutations(lineId: string, merchandiseId: string) {
  return [
    ['cartLinesAdd', 'lines', '[CartLineInput!]!', [{merchandiseId}]],
    ['cartLinesUpdate', 'lines', '[CartLineUpdateInput!]!', [{id: lineId, quantity: 2}]],
    ['cartDiscountCodesUpdate', 'discountCodes', '[String!]!', ['COLLECTOR10']],
    ['cartGiftCardCodesUpdate', 'giftCardCodes', '[String!]!', []],
    ['cartBuyerIdentityUpdate', 'buyerIdentity', 'CartBuyerIdentityInput!', {countryCode: 'CA'}],
    ['cartLinesRemove', 'lineIds', '[ID!]!', [lineId]],
  ] as const;
}
