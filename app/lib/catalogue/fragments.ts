/** Everything that a product card and its rules read; the description is truncated to two lines. */
export const PRODUCT_CARD_FRAGMENT = `#graphql
  fragment ProductCard on Product {
    id
    handle
    title
    description(truncateAt: 72)
    productType
    createdAt
    images(first: 1) {
      nodes {
        url
        altText
        width
        height
      }
    }
    priceRange {
      minVariantPrice {
        amount
        currencyCode
      }
      maxVariantPrice {
        amount
      }
    }
    variants(first: 1) {
      nodes {
        availableForSale
      }
    }
    launchAt: metafield(namespace: "custom", key: "launch_at") {
      value
    }
    ribbon: metafield(namespace: "custom", key: "ribbon") {
      value
    }
    medium: metafield(namespace: "custom", key: "medium") {
      value
    }
    originalSize: metafield(namespace: "custom", key: "original_size") {
      value
    }
    year: metafield(namespace: "custom", key: "year") {
      value
    }
  }
` as const;

/** Everything that the product page shows: the first five images and ten variants, as specified; Shopify has three options. */
export const PRODUCT_PAGE_FRAGMENT = `#graphql
  fragment ProductPage on Product {
    id
    handle
    title
    description
    descriptionHtml
    productType
    images(first: 5) {
      nodes {
        url
        altText
        width
        height
      }
    }
    options(first: 3) {
      name
    }
    variants(first: 10) {
      nodes {
        id
        sku
        title
        availableForSale
        price {
          amount
          currencyCode
        }
        selectedOptions {
          name
          value
        }
      }
    }
    launchAt: metafield(namespace: "custom", key: "launch_at") {
      value
    }
    ribbon: metafield(namespace: "custom", key: "ribbon") {
      value
    }
    medium: metafield(namespace: "custom", key: "medium") {
      value
    }
    year: metafield(namespace: "custom", key: "year") {
      value
    }
    edition: metafield(namespace: "custom", key: "edition") {
      value
    }
    originalSize: metafield(namespace: "custom", key: "original_size") {
      value
    }
    framing: metafield(namespace: "custom", key: "framing") {
      value
    }
    signature: metafield(namespace: "custom", key: "signature") {
      value
    }
    paper: metafield(namespace: "custom", key: "paper") {
      value
    }
    border: metafield(namespace: "custom", key: "border") {
      value
    }
    certificate: metafield(namespace: "custom", key: "certificate") {
      value
    }
    packing: metafield(namespace: "custom", key: "packing") {
      value
    }
    series: metafield(namespace: "custom", key: "series") {
      reference {
        ... on Metaobject {
          handle
          title: field(key: "title") {
            value
          }
        }
      }
    }
  }
` as const;
