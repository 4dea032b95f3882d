/** What decides whether a variant can be checked out, at the price that a line has. */
export const CHECKOUT_VARIANT_FRAGMENT = `#graphql
  fragment CheckoutVariant on ProductVariant {
    id
    availableForSale
    price {
      amount
      currencyCode
    }
    product {
      handle
      productType
      ...Launch
      ...EarlyAccess
    }
  }
` as const;
