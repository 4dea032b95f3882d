import {useWords} from '~/words';
import {ProductGrid} from './ProductGrid';
import type {VisibleCard} from './card';

export interface NewPrintsProps {
  prints: readonly VisibleCard[];
  /** Whether the first one is in the first viewport. */
  isFirst?: boolean;
}

/** A shelf of the newest prints, on a page that has no works of its own. Renders nothing without prints. */
export function NewPrints({prints, isFirst}: NewPrintsProps) {
  const words = useWords();
  if (prints.length === 0) return null;
  return (
    <section aria-label={words.home.newPrints} className="border-t border-line pt-4 lg:pt-5">
      <h2 className="mb-4 text-xl">{words.home.newPrints}</h2>
      <ProductGrid products={prints} layout="shelf" headingLevel={3} isFirst={isFirst} />
    </section>
  );
}
