/**
 * Whether a product of this type is an original painting. Every other product is a print (specification, section 4).
 * Shopify translates the type, for example to 'Tableaux originaux'.
 */
export function isOriginalType(type: string): boolean {
  return /origina(?:l|ux)/i.test(type);
}
