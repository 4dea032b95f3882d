import type {VisibleCard} from '~/lib/catalogue/visible-card';
import {CardPlace} from './CardPlace';

export interface ResultGridProps {
  products: VisibleCard[];
  renderedAtMs: number;
}

/** The `sizes` in four, three and two columns and in one. */
const SIZES = '(min-width: 96em) 21vw, (min-width: 64em) 29vw, (min-width: 21.25em) 44vw, 92vw';

/**
 * The cards of one page of results in the grid of a collection. Not `ProductGrid`: what two pages share is a file more for
 * the collection's, and two dozen cards need no blocks.
 */
export function ResultGrid({products, renderedAtMs}: ResultGridProps) {
  return (
    <ul className="card-grid">
      {products.map((product, index) => (
        <CardPlace
          key={product.id}
          product={product}
          renderedAtMs={renderedAtMs}
          position={index + 1}
          sizes={SIZES}
          loading={index === 0 ? 'eager' : 'lazy'}
          headingLevel={3}
        />
      ))}
    </ul>
  );
}
