interface Titled {
  title: string;
  createdAt: string;
  images: {nodes: unknown[]};
}

/**
 * One product per title, at the position where the title first appears: the product with an image or, if equal, the
 * newer one (specification, section 5).
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
