import type {ProductCardFragment} from 'storefrontapi.generated';
import {ProductCard} from './ProductCard';

export interface ProductGridProps {
  products: ProductCardFragment[];
  renderedAtMs: number;
}

/** The first row and a half of a wide window; the rest load as they come near. */
const EAGER_CARDS = 4;

/** Works in one, two, three or four columns by width. */
export function ProductGrid({products, renderedAtMs}: ProductGridProps) {
  return (
    <ul className="grid gap-x-8 gap-y-14 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            renderedAtMs={renderedAtMs}
            loading={index < EAGER_CARDS ? 'eager' : 'lazy'}
          />
        </li>
      ))}
    </ul>
  );
}
