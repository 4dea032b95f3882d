import type {VisibleCard} from './hidden-prices';
import {ProductCard} from './ProductCard';

export interface ProductGridProps {
  products: VisibleCard[];
  renderedAtMs: number;
  /** Others are on their way: these pale. */
  isReplaced?: boolean;
}

/** The first row of a wide window; the rest load as they come near. */
const EAGER_CARDS = 4;

/** The picture's width in four, three, two columns and one, less the mat at its sides. */
const SIZES = '(min-width: 80em) 19vw, (min-width: 64em) 26vw, (min-width: 40em) 40vw, 80vw';

/** Works side by side: one, two, three or four columns by width. */
export function ProductGrid({products, renderedAtMs, isReplaced = false}: ProductGridProps) {
  return (
    <ul
      aria-busy={isReplaced}
      className="grid gap-x-8 transition-opacity duration-500 aria-busy:opacity-40 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4"
    >
      {products.map((product, index) => (
        <li key={product.id} className="row-span-4 grid grid-rows-subgrid gap-y-0 pb-14">
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
