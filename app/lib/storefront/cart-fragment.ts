/**
 * The cart handler's selection of the created cart. Hydrogen requires exactly this fragment name. It has the checkout
 * URL, and the quantity and price of each line that Shopify accepted.
 */
export const CART_MUTATE_FRAGMENT = `#graphql
  fragment CartApiMutation on Cart {
    id
    checkoutUrl
    totalQuantity
    lines(first: 100) {
      nodes {
        id
        quantity
        merchandise {
          ... on ProductVariant {
            id
            availableForSale
            price {
              amount
              currencyCode
            }
          }
        }
      }
    }
  }
` as const;
