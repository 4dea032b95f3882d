import type {ProductCardFragment} from 'storefrontapi.generated';
import {cn} from '~/lib/cn';
import {ProductCard} from './ProductCard';

export interface ProductGridProps {
  products: ProductCardFragment[];
  renderedAtMs: number;
  /** `room` hangs many works in up to four columns; `pair` hangs a few, larger, in two. */
  hanging?: 'room' | 'pair';
  headingLevel?: 2 | 3;
}

const HANGING = {
  room: {
    className: 'gap-x-8 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4',
    sizes: '(min-width: 80em) 20vw, (min-width: 64em) 26vw, (min-width: 40em) 40vw, 78vw',
  },
  pair: {
    className: 'gap-x-[clamp(2rem,5vw,5rem)] sm:grid-cols-2',
    sizes: '(min-width: 80em) 34rem, (min-width: 40em) 40vw, 78vw',
  },
} as const;

/** The first row and a half of a wide window; the rest load as they come near. */
const EAGER_CARDS = 4;

/** Works side by side: one, two, three or four columns by width. */
export function ProductGrid({
  products,
  renderedAtMs,
  hanging = 'room',
  headingLevel,
}: ProductGridProps) {
  const {className, sizes} = HANGING[hanging];
  return (
    <ul className={cn('grid gap-y-14', className)}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            renderedAtMs={renderedAtMs}
            sizes={sizes}
            headingLevel={headingLevel}
            loading={index < EAGER_CARDS ? 'eager' : 'lazy'}
          />
        </li>
      ))}
    </ul>
  );
}
