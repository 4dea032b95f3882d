/**
 * What the cart handler reads of the cart that it made. Hydrogen asks for exactly this fragment name. Beside the address,
 * the quantity that was really taken per variant: stock warnings lower it (Storefront API 2024-10).
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
          }
        }
      }
    }
  }
` as const;
