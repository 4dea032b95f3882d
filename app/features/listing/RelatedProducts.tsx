import type {VisibleCard} from '~/lib/catalogue/hidden-prices';
import {ProductCard} from './ProductCard';

export interface RelatedProductsProps {
  products: VisibleCard[];
  renderedAtMs: number;
}

/** The `sizes` in four columns, two columns and on a phone. */
const SIZES = '(min-width: 64em) 19vw, (min-width: 40em) 40vw, 64vw';

/** Related products in a row, which scrolls sideways on a phone. Renders nothing without products. */
export function RelatedProducts({products, renderedAtMs}: RelatedProductsProps) {
  if (products.length === 0) return null;
  return (
    <section
      aria-labelledby="related-works"
      className="mt-section border-t border-line pt-[clamp(2.5rem,5vw,4.5rem)] print:hidden"
    >
      <h2 id="related-works" className="text-2xl">
        You may also like
      </h2>
      <ul className="-mx-gutter mt-[clamp(1.75rem,3vw,2.5rem)] grid auto-cols-[72%] grid-flow-col grid-rows-[repeat(4,auto)] gap-x-5 overflow-x-auto overscroll-x-contain px-gutter pt-2 pb-4 snap-x scroll-px-gutter sm:auto-cols-[44%] lg:mx-0 lg:auto-cols-auto lg:grid-flow-row lg:grid-cols-4 lg:gap-x-8 lg:overflow-visible lg:px-0">
        {products.map((product, index) => (
          <li key={product.id} className="row-span-4 grid snap-start grid-rows-subgrid gap-y-0">
            <ProductCard
              product={product}
              renderedAtMs={renderedAtMs}
              position={index + 1}
              loading="lazy"
              sizes={SIZES}
              headingLevel={3}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
