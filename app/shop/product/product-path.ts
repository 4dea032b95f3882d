/** The path of a product's page, without the language. A handle can contain letters of any language. */
export function productPath(handle: string): string {
  return `/product/${encodeURIComponent(handle)}`;
}
