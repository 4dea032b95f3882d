/** The shop's two collections, with the product type of their works. Any other name is a 404. */
export const COLLECTIONS = {
  prints: {productType: 'Prints'},
  originals: {productType: 'Original Paintings'},
} as const;

export type CollectionName = keyof typeof COLLECTIONS;

export function isCollectionName(name: string | undefined): name is CollectionName {
  return name !== undefined && Object.hasOwn(COLLECTIONS, name);
}

/** The storefront's search for all products of a collection. */
export function productTypeQuery(collection: CollectionName): string {
  return `product_type:'${COLLECTIONS[collection].productType}'`;
}
