import {useWords} from '~/words';
import type {VisibleCard} from '~/shop/card/visible-card';
import {ProductGrid} from '~/shop/card/ProductGrid';

export const RELATED_PRODUCTS_ID = 'related-works';

export interface RelatedProductsProps {
  products: VisibleCard[];
}

/** Related products below a product. Renders nothing without products. */
export function RelatedProducts({products}: RelatedProductsProps) {
  const words = useWords();
  if (products.length === 0) return null;
  return (
    <section
      aria-labelledby={RELATED_PRODUCTS_ID}
      className="mt-section border-t border-line pt-[clamp(2rem,4vw,3.5rem)] print:hidden"
    >
      <h2 id={RELATED_PRODUCTS_ID} className="text-2xl">
        {words.listing.related}
      </h2>
      <div className="mt-[clamp(1.75rem,3vw,2.5rem)]">
        <ProductGrid products={products} layout="shelf" headingLevel={3} />
      </div>
    </section>
  );
}
