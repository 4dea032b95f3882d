import {ProductGrid, type ProductGridProps} from './ProductGrid';

export interface WorksSectionProps extends Pick<ProductGridProps, 'products' | 'layout'> {
  /** The heading's id. */
  id: string;
  title: string;
}

/** Other works at the end of a page. They aren't printed. Renders nothing without works. */
export function WorksSection({id, title, products, layout = 'shelf'}: WorksSectionProps) {
  if (products.length === 0) return null;
  return (
    <section
      aria-labelledby={id}
      className="mt-section border-t border-line pt-[clamp(2rem,4vw,3.5rem)] print:hidden"
    >
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <div className="mt-[clamp(1.75rem,3vw,2.5rem)]">
        <ProductGrid products={products} layout={layout} headingLevel={3} />
      </div>
    </section>
  );
}
