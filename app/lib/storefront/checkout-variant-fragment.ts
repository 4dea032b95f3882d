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
      launchAt: metafield(namespace: "custom", key: "launch_at") {
        value
      }
      earlyAccessAt: metafield(namespace: "custom", key: "early_access_at") {
        value
      }
      earlyAccessKey: metafield(namespace: "custom", key: "early_access_key") {
        value
      }
    }
  }
` as const;
