import {Link} from '@remix-run/react';
import type {VisibleProduct} from '~/shop/product/hidden-prices';
import {noPictureAlternative, purchaseAlternative} from './purchase-alternative';
import type {ProductPurchase} from './use-product-purchase';

export interface AlternativeNoteProps {
  product: VisibleProduct;
  purchase: ProductPurchase;
  /** Whether related works are below. */
  hasRelated: boolean;
}

/** What there is instead of a product that cannot be bought; nothing beside others. */
export function AlternativeNote({product, purchase, hasRelated}: AlternativeNoteProps) {
  const {isEarlyAccess, nowMs} = purchase;
  const alternative = isEarlyAccess
    ? noPictureAlternative(product)
    : purchaseAlternative(product, {hasRelated, nowMs});
  if (!alternative) return null;
  return (
    <p className="text-sm print:hidden">
      {alternative.text}{' '}
      <Link to={alternative.to} className="underline underline-offset-4 hover:text-sea">
        {alternative.label}
      </Link>
    </p>
  );
}
