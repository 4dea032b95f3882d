import {useWords} from '~/words';
import {ProductGrid, type ProductGridProps} from './ProductGrid';
import type {VisibleCard} from './card';

export interface NewPrintsProps extends Pick<ProductGridProps, 'isFirst' | 'layout'> {
  prints: readonly VisibleCard[];
}

/** A shelf of the newest prints, on a page that has no works of its own. Renders nothing without prints. */
export function NewPrints({prints, isFirst, layout = 'shelf'}: NewPrintsProps) {
  const words = useWords();
  if (prints.length === 0) return null;
  return (
    <section aria-label={words.home.newPrints} className="border-t border-line pt-4 lg:pt-5">
      {/* A panel shows only one or two. */}
      <h2 className={layout === 'panel' ? 'sr-only' : 'mb-4 text-xl'}>{words.home.newPrints}</h2>
      <ProductGrid products={prints} layout={layout} headingLevel={3} isFirst={isFirst} />
    </section>
  );
}
