import words from '#words/catalogue';

/** The shop's two collections; any other name is a 404. */
export const COLLECTIONS = {
  prints: {
    title: words.prints.title,
    subtitle: words.prints.subtitle,
    productType: 'Prints',
  },
  originals: {
    title: words.originals.title,
    subtitle: words.originals.subtitle,
    productType: 'Original Paintings',
  },
} as const;

export type CollectionName = keyof typeof COLLECTIONS;

/** Narrows a route parameter to a collection of this shop. */
export function isCollectionName(name: string | undefined): name is CollectionName {
  return name !== undefined && Object.hasOwn(COLLECTIONS, name);
}
