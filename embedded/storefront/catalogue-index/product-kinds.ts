import type {Product} from '../../catalogue/types';

/** Products with the same type and tags. Code that depends on these only compares groups instead of products. */
export interface ProductKind {
  productType: string;
  tags: readonly string[];
  /** The products in the catalogue's order, with their positions in it. */
  members: {product: Product; place: number}[];
}

/** Groups the products, in the order of each group's first product. */
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
