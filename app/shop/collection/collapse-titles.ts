import {isOriginal, type Pictured} from '~/shop/product/availability';

interface Titled extends Pictured {
  title: string;
  createdAt: string;
}

/**
 * One product per title, at the position where the title first appears: the product with an image or, if equal, the
 * newer one (specification, section 5).
 */
export function collapseTitles<Product extends Titled>(products: readonly Product[]): Product[] {
  return collapse(products, ({title}) => title);
}

/** Collapses titles in a list of prints and originals, which may share a title. */
export function collapseTitlesByKind<Product extends Titled & {productType: string}>(
  products: readonly Product[],
): Product[] {
  return collapse(products, (product) => `${isOriginal(product)} ${product.title}`);
}

function collapse<Product extends Titled>(
  products: readonly Product[],
  keyOf: (product: Product) => string,
): Product[] {
  const chosen = new Map<string, Product>();
  for (const product of products) {
    const rival = chosen.get(keyOf(product));
    if (!rival || isPreferred(product, rival)) chosen.set(keyOf(product), product);
  }
  return [...chosen.values()];
}

function isPreferred(product: Titled, rival: Titled): boolean {
  const hasImage = product.images.nodes.length > 0;
  const rivalHasImage = rival.images.nodes.length > 0;
  if (hasImage !== rivalHasImage) return hasImage;
  return Date.parse(product.createdAt) > Date.parse(rival.createdAt);
}
