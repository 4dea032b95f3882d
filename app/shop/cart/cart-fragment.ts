import {EARLY_ACCESS_FRAGMENT, LAUNCH_FRAGMENT} from '../product/fragments';

/** Shows whether a variant can be checked out at the price on its line. */
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
      images(first: 1) {
        nodes {
          altText
        }
      }
      variants(first: 10) {
        nodes {
          title
          availableForSale
          selectedOptions {
            name
            value
          }
        }
      }
      ...Launch
      ...EarlyAccess
    }
  }
` as const;

/**
 * The cart handler's selection of the created cart. Hydrogen requires exactly this fragment name. It has the remote
 * cart's fields (specification, section 3), each line's availability and price, and the savings of a discount code.
 * Hydrogen appends it to its documents, so it includes the fragments that it spreads.
 */
export const CART_MUTATE_FRAGMENT = `#graphql
  fragment CartApiMutation on Cart {
    id
    checkoutUrl
    totalQuantity
    cost {
      totalAmount {
        amount
        currencyCode
      }
    }
    discountCodes {
      applicable
    }
    discountAllocations {
      __typename
      discountedAmount {
        amount
        currencyCode
      }
    }
    lines(first: 100) {
      nodes {
        id
        quantity
        discountAllocations {
          __typename
          discountedAmount {
            amount
            currencyCode
          }
        }
        merchandise {
          ... on ProductVariant {
            title
            product {
              title
              handle
            }
          }
          ...CheckoutVariant
        }
      }
    }
  }
  ${CHECKOUT_VARIANT_FRAGMENT}
  ${LAUNCH_FRAGMENT}
  ${EARLY_ACCESS_FRAGMENT}
` as const;
