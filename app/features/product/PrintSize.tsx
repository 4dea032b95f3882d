import {findStandardFrame} from '~/shop/room/framing';
import {isOriginal} from '~/shop/product/availability';
import type {VisibleProduct} from '~/shop/product/product';
import {borderOf} from '~/shop/product/metafields';
import {hasChoice, type ProductVariant} from '~/shop/product/variants';
import {
  formatCentimetres,
  formatInches,
  formatWorkSize,
  variantSize,
} from '~/shop/product/work-size';
import {useWords} from '~/words';

export interface PrintSizeProps {
  product: VisibleProduct;
  variant: ProductVariant;
}

/** The size of a print that comes in only one, and the standard frame for the chosen size. */
export function PrintSize({product, variant}: PrintSizeProps) {
  const words = useWords();
  const size = variantSize(variant, product);
  if (!size || isOriginal(product)) return null;
  // A second option may be a frame.
  const isUnframed = product.options.length < 2;
  const frame = isUnframed ? findStandardFrame(size, borderOf(product) ?? 0) : null;
  return (
    <div className="text-sm text-muted empty:hidden">
      {!hasChoice(product.options) && <p>{formatWorkSize(words, size)}</p>}
      {frame && (
        // A printed page lists every size.
        <p key={variant.id} className="print:hidden">
          {words.product.fitsFrame(formatInches(words, frame))}{' '}
          <span className="whitespace-nowrap">({formatCentimetres(words, frame)})</span>
        </p>
      )}
    </div>
  );
}
