/** '632910392' of 'gid://shopify/Product/632910392', which is how addresses, hidden fields and documents name it. */
export function numberOf(id: string): string {
  return id.replace(/.*\//, '');
}

/** The id of the product with that number. */
export function productId(number: string): string {
  return `gid://shopify/Product/${number}`;
}

/** The id of the variant with that number. */
export function variantId(number: string): string {
  return `gid://shopify/ProductVariant/${number}`;
}
