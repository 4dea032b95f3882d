import type {Product, Variant} from './types';

export function findVariant(
  products: readonly Product[],
  id: string,
): {product: Product; variant: Variant} | null {
  for (const product of products) {
    const variant = product.variants.find((one) => one.id === id);
    if (variant) return {product, variant};
  }
  return null;
}
