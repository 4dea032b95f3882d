import {useWords} from '~/words';
import {ProductGrid, type ProductGridProps} from './ProductGrid';
import type {VisibleCard} from './visible-card';

export interface Shelf {
  prints: readonly VisibleCard[];
  renderedAtMs: number;
}

export type NewPrintsProps = Shelf & Pick<ProductGridProps, 'isFirst' | 'layout'>;

/** A shelf of the newest prints, on a page that has no works of its own. Renders nothing without prints. */
export function NewPrints({prints, renderedAtMs, isFirst, layout = 'shelf'}: NewPrintsProps) {
  const words = useWords();
  if (prints.length === 0) return null;
  return (
    <section aria-label={words.home.newPrints} className="border-t border-line pt-4 lg:pt-5">
      <h2 className="mb-4 text-xl">{words.home.newPrints}</h2>
      <ProductGrid
        products={prints}
        renderedAtMs={renderedAtMs}
        layout={layout}
        headingLevel={3}
        isFirst={isFirst}
      />
    </section>
  );
}
