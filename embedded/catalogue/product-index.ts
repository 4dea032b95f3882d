import type {Product, Variant} from './types';

/** Products with an index for every lookup. Products are replaced as a whole, never mutated. */
export class ProductIndex {
  readonly byHandle = new Map<string, Product>();
  readonly byId = new Map<string, Product>();
  /** Increases with each change. */
  revision = 0;
  private readonly productIdByVariantId = new Map<string, string>();
  private ordered: readonly Product[] | null = null;

  constructor(products: readonly Product[]) {
    for (const product of products) this.add(product);
  }

  /** Every product, oldest id first. */
  inOrder(): readonly Product[] {
    this.ordered ??= [...this.byId.values()].sort((a, b) => compareIds(a.id, b.id));
    return this.ordered;
  }

  findVariant(id: string): {product: Product; variant: Variant} | null {
    const product = this.byId.get(this.productIdByVariantId.get(id) ?? '');
    const variant = product?.variants.find((candidate) => candidate.id === id);
    return product && variant ? {product, variant} : null;
  }

  /** Adds the product, or replaces the one with the same handle. */
  put(product: Product): void {
    this.remove(product.handle);
    this.add(product);
    this.changed();
  }

  delete(handle: string): void {
    this.remove(handle);
    this.changed();
  }

  setQuantity(variantId: string, quantity: number): void {
    const found = this.findVariant(variantId);
    if (!found || found.variant.quantity === quantity) return;
    this.put({
      ...found.product,
      variants: found.product.variants.map((variant) =>
        variant.id === variantId ? {...variant, quantity} : variant,
      ),
    });
  }

  replaceAll(products: readonly Product[]): void {
    this.byHandle.clear();
    this.byId.clear();
    this.productIdByVariantId.clear();
    for (const product of products) this.add(product);
    this.changed();
  }

  private add(product: Product): void {
    this.byHandle.set(product.handle, product);
    this.byId.set(product.id, product);
    for (const variant of product.variants) this.productIdByVariantId.set(variant.id, product.id);
  }

  private remove(handle: string): void {
    const product = this.byHandle.get(handle);
    if (!product) return;
    this.byHandle.delete(handle);
    this.byId.delete(product.id);
    for (const variant of product.variants) this.productIdByVariantId.delete(variant.id);
  }

  private changed(): void {
    this.ordered = null;
    this.revision += 1;
  }
}

/** Gids of one kind differ in their number only, and longer numbers are larger. */
function compareIds(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : 1);
}
