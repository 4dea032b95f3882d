import type {ReactNode} from 'react';
import {Badge} from '~/components/Badge';
import type {SaleState} from '~/shop/product/availability';
import type {VisibleProduct} from '~/shop/product/hidden-prices';
import {metafieldOf} from '~/shop/product/metafields';
import {soldOut} from '~/shop/product/sold-out';
import {useWords} from '~/words';

export interface ProductHeadingProps {
  product: Pick<VisibleProduct, 'title' | 'productType' | 'metafields'>;
  badge?: ReactNode;
  saleState: SaleState;
  /** Below, not in print: the countdown, while there is one. */
  children?: ReactNode;
}

/** Title and medium, below the badges. */
export function ProductHeading({product, badge, saleState, children}: ProductHeadingProps) {
  const words = useWords();
  const medium = metafieldOf(product, 'medium');
  return (
    <header>
      {badge}
      {saleState === 'coming-soon' && (
        <Badge tone="sea" className="print:px-0">
          {words.catalogue.comingSoon}
        </Badge>
      )}
      {saleState === 'sold-out' && (
        <Badge tone="ink" className="print:px-0">
          {soldOut(words, product)}
        </Badge>
      )}
      <h1
        translate="no"
        className="text-3xl not-first:mt-4"
        lang={words.textLanguage(product, 'title')}
      >
        {product.title}
      </h1>
      {medium && (
        <p className="mt-2 text-sm text-muted" lang={words.textLanguage(medium, 'value')}>
          {medium.value}
        </p>
      )}
      <div className="print:hidden">{children}</div>
    </header>
  );
}
