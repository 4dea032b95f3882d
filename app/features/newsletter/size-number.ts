const SIZE = 'gid://shopify/ProductVariant/';

/** The number of a size in the hidden field of its form: the choice of sizes has an input with the whole id. */
export function numberOfSize(id: string): string {
  return id.replace(SIZE, '');
}

/** The id of a size from its number; any other text as it is. */
export function idOfSize(text: string): string {
  return /^\d+$/.test(text) ? SIZE + text : text;
}
