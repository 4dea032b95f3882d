import type {ProductCardFragment} from 'storefrontapi.generated';
import {ProductCard} from './ProductCard';

export interface ProductGridProps {
  products: ProductCardFragment[];
  renderedAtMs: number;
}

/** The first row of a wide window; the rest load as they come near. */
const EAGER_CARDS = 4;

/** The picture's width in four, three, two columns and one, less the mat at its sides. */
const SIZES = '(min-width: 80em) 19vw, (min-width: 64em) 26vw, (min-width: 40em) 40vw, 80vw';

/** Works side by side: one, two, three or four columns by width. */
export function ProductGrid({products, renderedAtMs}: ProductGridProps) {
  return (
    <ul className="grid gap-x-8 gap-y-14 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            renderedAtMs={renderedAtMs}
            sizes={SIZES}
            loading={index < EAGER_CARDS ? 'eager' : 'lazy'}
          />
        </li>
      ))}
    </ul>
  );
}
