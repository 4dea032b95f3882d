/** The custom fields that the product page's query asks for in `metafields(identifiers: …)`. */
export const PRODUCT_FIELDS = [
  'medium',
  'surface',
  'year',
  'edition',
  'framing',
  'signature',
  'paper',
  'border',
  'certificate',
  'packing',
] as const;

export type ProductField = (typeof PRODUCT_FIELDS)[number];

export interface Metafield {
  key: string;
  value: string;
}

/** A product with its custom fields in a list, where an absent one is null. */
export interface WithMetafields {
  metafields?: readonly (Metafield | null)[] | null;
}

/** A product's custom field by its key; null where the artist left it empty. */
export function metafieldOf({metafields}: WithMetafields, key: ProductField): Metafield | null {
  return metafields?.find((field) => field?.key === key) ?? null;
}
