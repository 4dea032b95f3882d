import type {MouseEvent, ReactNode} from 'react';
import {buttonClass} from '~/components/button-class';
import {hasNoPicture} from '~/shop/product/availability';
import type {VisibleProduct} from '~/shop/product/product';
import {useWords} from '~/words';
import {BottomBar} from './BottomBar';
import {NoPictureNote} from './NoPictureNote';
import {PrintSize} from './PrintSize';
import {ProductPromises} from './ProductPromises';
import {PurchaseButton} from './PurchaseButton';
import {PurchaseForm} from './PurchaseForm';
import {SoldOutNote} from './SoldOutNote';
import type {Purchase} from './use-product-purchase';

export interface PrintOfferProps {
  product: VisibleProduct;
  purchase: Purchase;
  /** Whether related works are on the page. */
  hasRelated: boolean;
  /** The sign-up. */
  children: ReactNode;
}

/** The id of the sign-up, to which a phone's bar leads before a launch. */
const SIGNUP_ID = 'sign-up';

/** Goes to the field without following the link: 'Back' would lead to the same page without its fragment. */
function goToSignup(event: MouseEvent) {
  event.preventDefault();
  const field = document.querySelector<HTMLInputElement>(`#${SIGNUP_ID} input[type=email]`);
  field?.scrollIntoView({block: 'center'});
  field?.focus({preventScroll: true});
}

/**
 * Visitors buy a print or a gift card, wait for it, or look at what is left. The form comes first both before and after
 * a launch, and the sign-up has a key, so that both keep the focus when the launch happens.
 */
export function PrintOffer({product, purchase, hasRelated, children}: PrintOfferProps) {
  const words = useWords();
  const {saleState, selected, isPurchasable} = purchase;
  const signup = (
    <div key="signup" id={SIGNUP_ID} className="empty:hidden">
      {children}
    </div>
  );
  switch (saleState) {
    case 'on-sale':
      return (
        <>
          <PurchaseForm product={product} purchase={purchase}>
            {selected && <PrintSize product={product} variant={selected} />}
            {!hasNoPicture(product) && <PurchaseButton product={product} purchase={purchase} />}
          </PurchaseForm>
          <ProductPromises product={product} isPurchasable={isPurchasable} />
          {signup}
          <NoPictureNote product={product} />
        </>
      );
    case 'coming-soon':
    case 'reserved':
      // The button is disabled, so the sign-up comes first.
      return (
        <>
          <PurchaseForm product={product} purchase={purchase} />
          {signup}
          <NoPictureNote product={product} />
          <PurchaseButton product={product} purchase={purchase} />
          {saleState === 'coming-soon' && (
            <BottomBar stepId={SIGNUP_ID}>
              <p translate="no" className="grow-99 basis-28 font-serif leading-snug max-sm:hidden">
                {product.title}
              </p>
              <a
                href={`#${SIGNUP_ID}`}
                onClick={goToSignup}
                className={buttonClass('solid', 'grow basis-52 sm:basis-auto')}
              >
                {words.newsletter.launchHeading}
              </a>
            </BottomBar>
          )}
        </>
      );
    case 'sold-out':
      return (
        <>
          <SoldOutNote product={product} hasRelated={hasRelated} />
          {signup}
          {product.variants.nodes.some(({availableForSale}) => availableForSale) && (
            <PurchaseForm product={product} purchase={purchase} />
          )}
        </>
      );
  }
}
