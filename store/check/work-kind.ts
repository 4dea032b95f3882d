/** The two types that the shop's collections are made of. */
export const PRINTS = 'Prints';
export const ORIGINALS = 'Original Paintings';

/** The type of the works that each of the shop's collections, by its handle, is to have. */
export const KIND_OF_COLLECTION = {prints: PRINTS, originals: ORIGINALS} as const;

export type CollectionHandle = keyof typeof KIND_OF_COLLECTION;

/** Marks a work that is listed a second time on purpose, such as for its old address: lists show the other one. */
export const SECOND_LISTING = 'Second listing';

export function isOriginal({type}: {type: string}): boolean {
  return /original/i.test(type);
}

/** The works that the shop's lists show. */
export function listed<T extends {tags: readonly string[]}>(works: readonly T[]): T[] {
  return works.filter(({tags}) => !tags.includes(SECOND_LISTING));
}
