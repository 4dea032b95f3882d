import textLanguage from '#words/text-language';
import type {ReactNode} from 'react';
import {Badge} from '~/components/Badge';
import type {SaleState} from '~/shop/product/availability';
import type {VisibleProduct} from '~/shop/product/hidden-prices';
import {metafieldOf} from '~/shop/product/metafields';
import {soldOut} from '~/shop/product/sold-out';
import words from '#words/catalogue';

export interface ProductHeadingProps {
  product: Pick<VisibleProduct, 'title' | 'productType' | 'metafields'>;
  badge?: ReactNode;
  saleState: SaleState;
  /** Below, not in print: the countdown, while there is one. */
  children?: ReactNode;
}

/** Title and medium, below the badges. */
export function ProductHeading({product, badge, saleState, children}: ProductHeadingProps) {
  const medium = metafieldOf(product, 'medium');
  return (
    <header>
      {badge}
      {saleState === 'coming-soon' && (
        <Badge tone="sea" className="print:px-0">
          {words.comingSoon}
        </Badge>
      )}
      {saleState === 'sold-out' && (
        <Badge tone="ink" className="print:px-0">
          {soldOut(product)}
        </Badge>
      )}
      <h1 translate="no" className="text-3xl not-first:mt-4" lang={textLanguage(product, 'title')}>
        {product.title}
      </h1>
      {medium && (
        <p className="mt-2 text-sm text-muted" lang={textLanguage(medium, 'value')}>
          {medium.value}
        </p>
      )}
      <div className="print:hidden">{children}</div>
    </header>
  );
}
