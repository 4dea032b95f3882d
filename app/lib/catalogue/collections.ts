/** The shop's two collections; any other name is a 404. */
export const COLLECTIONS = {
  prints: {
    title: 'Fine Art Prints',
    subtitle: 'Museum-quality prints with free shipping to Canada and US',
    productType: 'Prints',
  },
  originals: {
    title: 'Original Paintings',
    subtitle: 'One-of-a-kind originals with certificate of authenticity',
    productType: 'Original Paintings',
  },
} as const;

export type CollectionName = keyof typeof COLLECTIONS;

/** Narrows a route parameter to a collection of this shop. */
export function isCollectionName(name: string | undefined): name is CollectionName {
  return name !== undefined && Object.hasOwn(COLLECTIONS, name);
}
