import type {Product} from '../../catalogue/types';

/** Products of one type under the same tags. Whatever goes by these alone asks each kind once, and not each product. */
export interface ProductKind {
  productType: string;
  tags: readonly string[];
  /** In the catalogue's order, with their places in it. */
  members: {product: Product; place: number}[];
}

/** Every kind that there is, each in the place of its first product. */
export function groupByKind(products: readonly Product[]): ProductKind[] {
  const kinds = new Map<string, ProductKind>();
  for (const [place, product] of products.entries()) {
    const {productType, tags} = product;
    const key = JSON.stringify([productType, ...tags.toSorted()]);
    const kind = kinds.get(key);
    if (kind) kind.members.push({product, place});
    else kinds.set(key, {productType, tags, members: [{product, place}]});
  }
  return [...kinds.values()];
}
