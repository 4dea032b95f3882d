import type {ReactNode} from 'react';
import {ButtonLink} from '~/components/ButtonLink';
import {contactUrl} from '~/shop/forms/contact-url';
import {productPath} from '~/shop/paths';
import {hasNoPicture, type SaleState} from '~/shop/product/availability';
import type {VisibleProduct} from '~/shop/product/product';
import {useWords} from '~/words';
import {ProductPromises} from './ProductPromises';

export interface OriginalOfferProps {
  product: VisibleProduct;
  saleState: SaleState;
  /** The sign-up. */
  children: ReactNode;
}

/**
 * In place of an original's price, a link to the contact form, for a sold one about a similar piece. An original can be
 * held while the buyer and the artist agree on it.
 */
export function OriginalOffer({product, saleState, children}: OriginalOfferProps) {
  const words = useWords();
  const {subjects, priceMessage} = words.product;
  const {title, handle} = product;
  const isSold = saleState === 'sold-out';
  const to = isSold
    ? contactUrl(subjects.similar(title), {work: handle})
    : contactUrl(subjects.price(title), {work: handle, message: priceMessage});
  const isOnSale = saleState === 'on-sale';
  return (
    <>
      <ButtonLink to={to} className="print:hidden">
        {isSold ? words.product.askAboutSimilar : words.product.contactForPricing}
      </ButtonLink>
      {isOnSale && !hasNoPicture(product) && (
        <ButtonLink
          to={`${productPath(handle)}/hold`}
          variant="outline"
          rel="nofollow"
          className="print:hidden"
        >
          {words.product.hold}
        </ButtonLink>
      )}
      {isOnSale && <ProductPromises product={product} />}
      {children}
    </>
  );
}
