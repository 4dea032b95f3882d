import type {ShopWords} from '~/words';

/** A custom field that the product page's query asks for; each has a label in the words. */
export type ProductField = keyof ShopWords['productDetails']['fields'];

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
