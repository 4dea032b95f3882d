import {cn} from '~/lib/cn';
import type {VisibleCard} from './visible-card';
import {ProductCard} from './ProductCard';

const COLUMNS = 'sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4';

/** The classes of a list, and the `sizes` of its pictures. */
const LAYOUTS = {
  /** One, two, three or four columns by width. */
  grid: {
    className: COLUMNS,
    sizes: '(min-width: 97.5em) 22vw, (min-width: 64em) 30vw, (min-width: 40em) 45vw, 92vw',
  },
  /** The same of at most four products, in whole rows: in one and in three columns the fourth is not shown. */
  shelf: {
    className: cn(COLUMNS, 'max-sm:[&>:nth-child(4)]:hidden lg:max-2xl:[&>:nth-child(4)]:hidden'),
    sizes: '(min-width: 97.5em) 22vw, (min-width: 64em) 30vw, (min-width: 40em) 45vw, 92vw',
  },
  pair: {
    className: 'sm:grid-cols-2 sm:gap-x-[clamp(1.25rem,5vw,5rem)]',
    sizes: '(min-width: 105em) 49rem, (min-width: 40em) 46vw, 92vw',
  },
} as const;

export interface ProductGridProps {
  products: readonly VisibleCard[];
  renderedAtMs: number;
  layout?: keyof typeof LAYOUTS;
  headingLevel?: 2 | 3;
  /** Whether the first card's picture is in the first viewport: it alone loads at once. */
  isFirst?: boolean;
}

export function ProductGrid({
  products,
  renderedAtMs,
  layout = 'grid',
  headingLevel,
  isFirst = false,
}: ProductGridProps) {
  const {className, sizes} = LAYOUTS[layout];
  return (
    <ul className={cn('grid gap-x-5 lg:gap-x-8', className)}>
      {products.map((product, index) => (
        <li
          key={product.id}
          className="row-span-2 grid grid-rows-subgrid pb-12 break-inside-avoid lg:pb-16"
        >
          <ProductCard
            product={product}
            renderedAtMs={renderedAtMs}
            position={index + 1}
            sizes={sizes}
            loading={isFirst && index === 0 ? 'eager' : 'lazy'}
            fetchPriority={isFirst && index === 0 ? 'high' : undefined}
            headingLevel={headingLevel}
          />
        </li>
      ))}
    </ul>
  );
}
