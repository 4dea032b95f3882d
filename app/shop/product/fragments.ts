/** A product's launch (`app/shop/launch/launch.ts`), and the end of its hold for a buyer (`availability.ts`). */
export const LAUNCH_FRAGMENT = `#graphql
  fragment Launch on Product {
    launchAt: metafield(namespace: "custom", key: "launch_at") {
      value
    }
    reservedUntil: metafield(namespace: "custom", key: "reserved_until") {
      value
    }
  }
` as const;

/** When early access begins, and its key, which no page may contain. */
export const EARLY_ACCESS_FRAGMENT = `#graphql
  fragment EarlyAccess on Product {
    earlyAccessAt: metafield(namespace: "custom", key: "early_access_at") {
      value
    }
    earlyAccessKey: metafield(namespace: "custom", key: "early_access_key") {
      value
    }
  }
` as const;

/** The sources of a work's size (`work-size.ts`). */
export const PRODUCT_SIZE_FRAGMENT = `#graphql
  fragment ProductSize on Product {
    originalSize: metafield(namespace: "custom", key: "original_size") {
      value
    }
    originalWidthCm: metafield(namespace: "custom", key: "original_width_cm") {
      value
    }
    originalHeightCm: metafield(namespace: "custom", key: "original_height_cm") {
      value
    }
  }
` as const;

export const VARIANT_SIZE_FRAGMENT = `#graphql
  fragment VariantSize on ProductVariant {
    title
    widthCm: metafield(namespace: "custom", key: "width_cm") {
      value
    }
    heightCm: metafield(namespace: "custom", key: "height_cm") {
      value
    }
  }
` as const;

/** The data of a size that the filters read. A query lists it with `VARIANT_SIZE_FRAGMENT`. */
export const FILTERED_SIZE_FRAGMENT = `#graphql
  fragment FilteredSize on ProductVariant {
    ...VariantSize
    availableForSale
    price {
      amount
    }
    selectedOptions {
      name
      value
    }
  }
` as const;

/**
 * Everything that a product card and its rules read. The description is truncated to more than two lines of a wide
 * card. It spreads no other fragment, so a query that lists cards includes only this constant.
 */
export const PRODUCT_CARD_FRAGMENT = `#graphql
  fragment ProductCard on Product {
    id
    handle
    title
    description(truncateAt: 240)
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
    variants(first: 10) {
      nodes {
        availableForSale
      }
    }
    launchAt: metafield(namespace: "custom", key: "launch_at") {
      value
    }
    reservedUntil: metafield(namespace: "custom", key: "reserved_until") {
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
    originalWidthCm: metafield(namespace: "custom", key: "original_width_cm") {
      value
    }
    originalHeightCm: metafield(namespace: "custom", key: "original_height_cm") {
      value
    }
    year: metafield(namespace: "custom", key: "year") {
      value
    }
    colours: metafield(namespace: "custom", key: "colours") {
      value
    }
  }
` as const;

/**
 * Everything that the product page shows: the first five images and ten variants, as specified, and up to three
 * options, Shopify's maximum. It spreads no other fragment either, so a query can also list cards.
 */
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
        availableForSale
        price {
          amount
          currencyCode
        }
        selectedOptions {
          name
          value
        }
        title
        widthCm: metafield(namespace: "custom", key: "width_cm") {
          value
        }
        heightCm: metafield(namespace: "custom", key: "height_cm") {
          value
        }
      }
    }
    originalSize: metafield(namespace: "custom", key: "original_size") {
      value
    }
    originalWidthCm: metafield(namespace: "custom", key: "original_width_cm") {
      value
    }
    originalHeightCm: metafield(namespace: "custom", key: "original_height_cm") {
      value
    }
    launchAt: metafield(namespace: "custom", key: "launch_at") {
      value
    }
    reservedUntil: metafield(namespace: "custom", key: "reserved_until") {
      value
    }
    colours: metafield(namespace: "custom", key: "colours") {
      value
    }
    metafields(
      identifiers: [
        {namespace: "custom", key: "medium"}
        {namespace: "custom", key: "surface"}
        {namespace: "custom", key: "year"}
        {namespace: "custom", key: "edition"}
        {namespace: "custom", key: "framing"}
        {namespace: "custom", key: "signature"}
        {namespace: "custom", key: "paper"}
        {namespace: "custom", key: "border"}
        {namespace: "custom", key: "certificate"}
        {namespace: "custom", key: "packing"}
      ]
    ) {
      key
      value
    }
    poemTitle: metafield(namespace: "custom", key: "poem_title") {
      value
    }
    poemText: metafield(namespace: "custom", key: "poem_text") {
      value
    }
    poemRecording: metafield(namespace: "custom", key: "poem_recording") {
      reference {
        ... on GenericFile {
          mimeType
          url
        }
      }
    }
    story: metafield(namespace: "custom", key: "story") {
      value
    }
  }
` as const;
