import type {ReactNode} from 'react';
import {cn} from '~/lib/cn';
import {findTextLanguage} from '~/lib/language/untranslated';
import {isOriginal, type SaleState, stateLabel} from '~/shop/product/availability';
import type {VisibleProduct} from '~/shop/product/product';
import {metafieldOf} from '~/shop/product/metafields';
import {SaleMark} from '~/shop/product/SaleMark';
import {formatWorkSize, sizeOfWork} from '~/shop/product/work-size';
import {useWords} from '~/words';

export interface ProductHeadingProps {
  product: VisibleProduct;
  saleState: SaleState;
  /** The countdown before a launch, below the heading. It isn't printed. */
  children?: ReactNode;
}

/** Title and medium below the badges; for an original, also what distinguishes it from a print. */
export function ProductHeading({product, saleState, children}: ProductHeadingProps) {
  const words = useWords();
  const medium = metafieldOf(product, 'medium');
  const badge = stateLabel(words, product, saleState);
  return (
    <header>
      {badge && (
        <span
          className={cn(
            'inline-flex min-h-7 items-center border border-transparent px-2.5 py-0.5 text-xs leading-snug font-medium text-white print:px-0',
            saleState === 'sold-out' ? 'bg-ink' : 'bg-sea',
          )}
        >
          {badge}
        </span>
      )}
      <h1
        translate="no"
        className="text-3xl not-first:mt-4 md:max-lg:text-2xl"
        lang={findTextLanguage(product, 'title')}
      >
        {product.title}
      </h1>
      {isOriginal(product) ? (
        <OriginalFacts product={product} saleState={saleState} />
      ) : (
        medium && (
          <p className="mt-1 text-sm text-muted lg:mt-2" lang={findTextLanguage(medium, 'value')}>
            {medium.value}
          </p>
        )
      )}
      <div className="print:hidden">{children}</div>
    </header>
  );
}

/** 'Oil on canvas, 48 × 33 in (122 × 84 cm), 2022. One of a kind', and whether it is available. */
function OriginalFacts({product, saleState}: Pick<ProductHeadingProps, 'product' | 'saleState'>) {
  const words = useWords();
  const medium = metafieldOf(product, 'medium');
  const size = sizeOfWork(product);
  const year = metafieldOf(product, 'year');
  const mark = {
    'coming-soon': null,
    reserved: words.catalogue.reserved,
    'sold-out': words.product.sold,
    'on-sale': words.product.available,
  }[saleState];
  return (
    <p className="mt-2 text-sm text-muted">
      <span className="mr-3">
        {medium && <span lang={findTextLanguage(medium, 'value')}>{medium.value}</span>}
        {medium && (size || year) && ', '}
        {size && <span className="inline-block">{formatWorkSize(words, size)}</span>}
        {size && year && ', '}
        {year?.value}
        {(size || year) && '. '}
        <span className="inline-block">{words.product.unique}</span>
      </span>
      {mark && (
        <SaleMark key={mark} isSold={saleState !== 'on-sale'}>
          {mark}
        </SaleMark>
      )}
    </p>
  );
}
