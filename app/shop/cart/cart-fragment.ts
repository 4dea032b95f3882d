import {EARLY_ACCESS_FRAGMENT, LAUNCH_FRAGMENT} from '../product/fragments';

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

/**
 * The cart handler's selection of the created cart. Hydrogen requires exactly this fragment name. It has the remote cart's
 * fields (specification, section 3), what says whether each line is sold and its price shown, and what a discount code takes
 * off. Hydrogen's documents end with it, so it brings what it spreads.
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
