import {cn} from '~/lib/cn';
import type {VisibleCard} from '~/lib/catalogue/visible-card';
import {ProductCard} from './ProductCard';

/** The class of a list, and the `sizes` of its pictures. */
const LAYOUTS = {
  /** A grid of one to four columns. */
  grid: {
    className: 'card-grid',
    sizes: '(min-width: 96em) 21vw, (min-width: 64em) 29vw, (min-width: 21.25em) 44vw, 92vw',
  },
  /** Two large cards. */
  pair: {className: 'card-pair', sizes: '(min-width: 105em) 49rem, 46vw'},
  /** A wall, whose first and seventh cards are wide. */
  wall: {className: 'card-wall', sizes: '(min-width: 64em) 30vw, 45vw'},
  /** A row, which scrolls sideways on a phone. */
  row: {
    className: 'card-row',
    sizes: '(min-width: 64em) 21vw, (min-width: 40em) 40vw, 64vw',
  },
} as const;

/** The `sizes` of a card that is two columns wide. */
const WIDE_SIZES = '(min-width: 64em) 62vw, 92vw';

export interface ProductGridProps {
  products: readonly VisibleCard[];
  renderedAtMs: number;
  layout?: keyof typeof LAYOUTS;
  headingLevel?: 2 | 3;
  /** Whether the first card's picture is in the first viewport: it alone loads at once. */
  isFirst?: boolean;
  /** Dims the grid while a navigation replaces it. */
  isReplaced?: boolean;
}

/** Product cards in columns. */
export function ProductGrid({
  products,
  renderedAtMs,
  layout = 'grid',
  headingLevel,
  isFirst = false,
  isReplaced = false,
}: ProductGridProps) {
  const {className, sizes} = LAYOUTS[layout];
  return (
    <ul
      aria-busy={isReplaced}
      className={cn(className, 'transition-opacity duration-500 aria-busy:opacity-40')}
    >
      {products.map((product, index) => (
        <li key={product.id} className="card-place">
          <ProductCard
            product={product}
            renderedAtMs={renderedAtMs}
            position={index + 1}
            sizes={layout === 'wall' && index % 6 === 0 ? WIDE_SIZES : sizes}
            loading={isFirst && index === 0 ? 'eager' : 'lazy'}
            fetchPriority={isFirst && index === 0 ? 'high' : undefined}
            headingLevel={headingLevel}
          />
        </li>
      ))}
    </ul>
  );
}
