/** The queries of the skeletons of 2025.4.2 and 2026.4.5. Hydrogen 2025.4 requests 2025-04, which has ended. */
export const STOCK_VERSIONS = ['2025-04', '2026-04'] as const;

type StockVersion = (typeof STOCK_VERSIONS)[number];

const MONEY = '{ currencyCode amount }';

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

/** The arguments of the mutations of the skeletons' cart, by name: type, and a value for a cart with one line. */
export const STOCK_CART_MUTATIONS: readonly (readonly [
  name: string,
  argument: string,
  type: string,
  valueOf: (ids: {lineId: string; merchandiseId: string}) => unknown,
])[] = [
  ['cartLinesAdd', 'lines', '[CartLineInput!]!', ({merchandiseId}) => [{merchandiseId}]],
  [
    'cartLinesUpdate',
    'lines',
    '[CartLineUpdateInput!]!',
    ({lineId}) => [{id: lineId, quantity: 2}],
  ],
  ['cartDiscountCodesUpdate', 'discountCodes', '[String!]!', () => ['COLLECTOR10']],
  ['cartGiftCardCodesUpdate', 'giftCardCodes', '[String!]!', () => []],
  [
    'cartBuyerIdentityUpdate',
    'buyerIdentity',
    'CartBuyerIdentityInput!',
    () => ({countryCode: 'CA'}),
  ],
  ['cartLinesRemove', 'lineIds', '[ID!]!', ({lineId}) => [lineId]],
];
