import {isOriginalType} from '../../supabase/functions/_shared/contracts/product-type';

/** The two types of works in the shop's collections. */
export const PRINTS = 'Prints';
export const ORIGINALS = 'Original Paintings';

/** The type of the works in each of the shop's collections, by handle. */
export const KIND_OF_COLLECTION = {prints: PRINTS, originals: ORIGINALS} as const;

export type CollectionHandle = keyof typeof KIND_OF_COLLECTION;

/**
 * The tag of a work that has the same title as another on purpose, for example to keep its old URL. Lists show the
 * other one.
 */
export const SECOND_LISTING = 'Second listing';

export function isOriginal({type}: {type: string}): boolean {
  return isOriginalType(type);
}

/** The works that the shop's lists show. */
export function listed<T extends {tags: readonly string[]}>(works: readonly T[]): T[] {
  return works.filter(({tags}) => !tags.includes(SECOND_LISTING));
}

/** Whether the shop hides a work's price: of originals, and of works before their launch. */
export function hidesPrice(
  work: {type: string; fields: Readonly<Partial<Record<string, string>>>},
  now: Date,
): boolean {
  return isOriginal(work) || Date.parse(work.fields.launch_at ?? '') > now.getTime();
}
