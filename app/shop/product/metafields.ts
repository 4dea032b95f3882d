import type {PRODUCT_PAGE_FRAGMENT} from './fragments';

/** The keys in a fragment's `metafields(identifiers: …)`. */
type KeysOf<Fragment extends string> =
  Fragment extends `${string}{namespace: "custom", key: "${infer Key}"}${infer Rest}`
    ? Key | KeysOf<Rest>
    : never;

/** A custom field that the product page asks for. */
export type ProductField = KeysOf<typeof PRODUCT_PAGE_FRAGMENT>;

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
