import type {ShopWords} from '~/words';

/** A custom field in the product page's query. Each one has a label in the words. */
export type ProductField = keyof ShopWords['productDetails']['fields'];

export interface Metafield {
  key: string;
  value: string;
}

/** A product with a list of custom fields, where a missing field is null. */
export interface WithMetafields {
  metafields?: readonly (Metafield | null)[] | null;
}

/** A product's custom field, by key; null when the artist left it empty. */
export function metafieldOf({metafields}: WithMetafields, key: ProductField): Metafield | null {
  return metafields?.find((field) => field?.key === key) ?? null;
}
