import type {CompactCard} from '~/lib/catalogue/visible-card';
import {ProductCards} from './ProductCards';

/** The class of the list, and the `sizes` of its pictures. */
const LAYOUTS = {
  pair: {list: 'card-pair', sizes: '(min-width: 105em) 49rem, 46vw'},
  wall: {list: 'card-wall', sizes: '(min-width: 64em) 30vw, 45vw'},
  row: {list: 'card-row', sizes: '(min-width: 64em) 21vw, (min-width: 40em) 40vw, 64vw'},
} as const;

/** The `sizes` of a card that is two columns wide. */
const WIDE_SIZES = '(min-width: 64em) 62vw, 92vw';

export interface CardListProps {
  products: readonly CompactCard[];
  renderedAtMs: number;
  /** Two large cards; a wall, whose first and seventh cards are wide; or a row, which scrolls sideways on a phone. */
  layout: keyof typeof LAYOUTS;
}

/** Product cards below a section's heading. */
export function CardList({products, renderedAtMs, layout}: CardListProps) {
  const {list, sizes} = LAYOUTS[layout];
  return (
    <ProductCards
      as="ul"
      className={list}
      cards={products.map((product, index) => ({
        product,
        renderedAtMs,
        position: index + 1,
        loading: 'lazy',
        sizes: layout === 'wall' && index % 6 === 0 ? WIDE_SIZES : sizes,
        headingLevel: 3,
      }))}
    />
  );
}
