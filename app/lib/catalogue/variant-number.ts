const PREFIX = 'gid://shopify/ProductVariant/';

/** The number in a variant's id, which is how addresses and hidden fields name it. */
export function variantNumber(id: string): string {
  return id.replace(PREFIX, '');
}

/** The id of the variant with that number. */
export function variantId(number: string): string {
  return PREFIX + number;
}
