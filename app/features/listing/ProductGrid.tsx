import type {VisibleCard} from '~/lib/catalogue/visible-card';
import {ProductCards} from './ProductCards';

export interface ProductGridProps {
  products: VisibleCard[];
  renderedAtMs: number;
  /** Dims the grid while a navigation replaces it. */
  isReplaced?: boolean;
}

/** Divisible by one, two, three and four columns. */
const CARDS_IN_BLOCK = 12;

/** The `sizes` in four, three and two columns and in one. */
const SIZES = '(min-width: 96em) 21vw, (min-width: 64em) 29vw, (min-width: 21.25em) 44vw, 92vw';

/**
 * A grid of one to four columns. Products are in blocks of whole rows, each a separate grid that is laid out once: a
 * single grid of a thousand products took a browser a second for each page that was added.
 */
export function ProductGrid({products, renderedAtMs, isReplaced = false}: ProductGridProps) {
  return (
    <div
      role="list"
      aria-busy={isReplaced}
      className="transition-opacity duration-500 aria-busy:opacity-40"
    >
      {blocksOf(products).map((block, blockIndex) => (
        <ProductCards
          key={blockIndex}
          as="div"
          className="card-grid"
          cards={block.map((product, index) => ({
            product,
            renderedAtMs,
            position: blockIndex * CARDS_IN_BLOCK + index + 1,
            sizes: SIZES,
            // Others would compete for its bandwidth.
            loading: blockIndex === 0 && index === 0 ? 'eager' : 'lazy',
            fetchPriority: blockIndex === 0 && index === 0 ? 'high' : undefined,
          }))}
        />
      ))}
    </div>
  );
}

function blocksOf(products: VisibleCard[]): VisibleCard[][] {
  const blocks = Math.ceil(products.length / CARDS_IN_BLOCK);
  return Array.from({length: blocks}, (_, block) =>
    products.slice(block * CARDS_IN_BLOCK, (block + 1) * CARDS_IN_BLOCK),
  );
}
