import type {CompactCard} from '~/lib/catalogue/visible-card';
import type {ProductCardProps} from './ProductCard';
import {ProductCards} from './ProductCards';

export interface CardGridProps extends Pick<ProductCardProps, 'renderedAtMs' | 'headingLevel'> {
  products: readonly CompactCard[];
  /** Whether the first card's picture is in the first viewport. */
  isFirst?: boolean;
}

/** The `sizes` in four, three and two columns and in one. */
const SIZES = '(min-width: 96em) 21vw, (min-width: 64em) 29vw, (min-width: 21.25em) 44vw, 92vw';

/**
 * A short list of cards in the grid of a collection. Not `ProductGrid`: what two pages share is a file more for the collection's,
 * and two dozen cards need no blocks.
 */
export function CardGrid({products, isFirst = false, ...rest}: CardGridProps) {
  return (
    <ProductCards
      as="ul"
      className="card-grid"
      cards={products.map((product, index) => ({
        product,
        position: index + 1,
        sizes: SIZES,
        loading: isFirst && index === 0 ? 'eager' : 'lazy',
        fetchPriority: isFirst && index === 0 ? 'high' : undefined,
        ...rest,
      }))}
    />
  );
}
