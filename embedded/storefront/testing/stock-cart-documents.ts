const MONEY = '{ currencyCode amount }';

const LINE_COST = `cost { totalAmount ${MONEY} amountPerQuantity ${MONEY} compareAtAmountPerQuantity ${MONEY} }`;
const MERCHANDISE = `merchandise { ... on ProductVariant { id availableForSale compareAtPrice ${MONEY} price ${MONEY} requiresShipping title image { id url altText width height } product { handle title id vendor } selectedOptions { name value } } }`;
const LINE = `{ id quantity attributes { key value } ${LINE_COST} ${MERCHANDISE} }`;

/** The cart query of Hydrogen's skeleton, with a fragment for each of the two line types. */
export const STOCK_CART_QUERY = `
  fragment CartLine on CartLine ${LINE}
  fragment CartLineComponent on ComponentizableCartLine ${LINE}
  fragment CartApiQuery on Cart {
    updatedAt id appliedGiftCards { lastCharacters amountUsed ${MONEY} } checkoutUrl totalQuantity
    buyerIdentity { countryCode customer { id email firstName lastName displayName } email phone }
    lines(first: $numCartLines) { nodes { ...CartLine } nodes { ...CartLineComponent } }
    cost { subtotalAmount ${MONEY} totalAmount ${MONEY} totalDutyAmount ${MONEY} totalTaxAmount ${MONEY} }
    note attributes { key value } discountCodes { code applicable }
  }
  query CartQuery($cartId: ID!, $numCartLines: Int = 100, $country: CountryCode = ZZ, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    cart(id: $cartId) { ...CartApiQuery }
  }`;

/** The arguments of the mutations of Hydrogen's cart handler, by name: type, and a value for a cart with one line. */
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
  ['cartNoteUpdate', 'note', 'String!', () => 'A note'],
  ['cartAttributesUpdate', 'attributes', '[AttributeInput!]!', () => [{key: 'a', value: 'b'}]],
  ['cartDiscountCodesUpdate', 'discountCodes', '[String!]', () => ['SPRING']],
  ['cartGiftCardCodesUpdate', 'giftCardCodes', '[String!]!', () => []],
  [
    'cartBuyerIdentityUpdate',
    'buyerIdentity',
    'CartBuyerIdentityInput!',
    () => ({countryCode: 'CA'}),
  ],
  [
    'cartDeliveryAddressesAdd',
    'addresses',
    '[CartSelectableAddressInput!]!',
    () => [{address: {deliveryAddress: {city: 'Moncton', countryCode: 'CA'}}, selected: true}],
  ],
  ['cartLinesRemove', 'lineIds', '[ID!]!', ({lineId}) => [lineId]],
];
