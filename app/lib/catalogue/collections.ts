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

interface Titled {
  title: string;
  createdAt: string;
  images: {nodes: unknown[]};
}

/**
 * One product per title, at the place where the title first appears: the one with an image, and among equals the newer
 * (specification, section 5).
 */
export function collapseTitles<Product extends Titled>(products: Product[]): Product[] {
  const chosen = new Map<string, Product>();
  for (const product of products) {
    const rival = chosen.get(product.title);
    if (!rival || isPreferred(product, rival)) chosen.set(product.title, product);
  }
  return [...chosen.values()];
}

function isPreferred(product: Titled, rival: Titled): boolean {
  const hasImage = product.images.nodes.length > 0;
  const rivalHasImage = rival.images.nodes.length > 0;
  if (hasImage !== rivalHasImage) return hasImage;
  return Date.parse(product.createdAt) > Date.parse(rival.createdAt);
}
