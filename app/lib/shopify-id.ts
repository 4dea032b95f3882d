export const VARIANT_ID = /^gid:\/\/shopify\/ProductVariant\/\d+$/;

/** '632910392' from 'gid://shopify/Product/632910392'. URLs, hidden fields and documents use the number. */
export function numberOf(id: string): string {
  return id.replace(/.*\//, '');
}

export function productId(number: string): string {
  return `gid://shopify/Product/${number}`;
}

export function variantId(number: string): string {
  return `gid://shopify/ProductVariant/${number}`;
}
