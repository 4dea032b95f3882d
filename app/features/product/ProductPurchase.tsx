import type {MouseEvent, ReactNode} from 'react';
import {buttonClass} from '~/components/button-class';
import {ButtonLink} from '~/components/ButtonLink';
import {BREAKTHROUGH} from '~/content/special-products';
import type {Money} from '~/lib/money';
import {CheckoutProblem} from '~/shop/cart/CheckoutProblem';
import {contactUrl} from '~/shop/forms/contact-url';
import {launchInstantMs} from '~/shop/launch/launch';
import {LaunchTime} from '~/shop/launch/LaunchTime';
import {Countdown} from '~/shop/launch/Countdown';
import {hasNoPicture, isOriginal} from '~/shop/product/availability';
import type {VisibleProduct} from '~/shop/product/product';
import {productPath} from '~/shop/paths';
import {useWords} from '~/words';
import {BottomBar} from './BottomBar';
import {NoPictureNote} from './NoPictureNote';
import {PrintSize} from './PrintSize';
import {ProductHeading} from './ProductHeading';
import {ProductPrice} from './ProductPrice';
import {ProductPromises} from './ProductPromises';
import {PurchaseButton} from './PurchaseButton';
import {PurchaseForm} from './PurchaseForm';
import {SoldOutNote} from './SoldOutNote';
import type {Purchase} from './use-product-purchase';

export interface ProductPurchaseProps {
  product: VisibleProduct;
  purchase: Purchase;
  /** The prices in US dollars, by variant. */
  usPrices: Record<string, Money>;
  /** Whether related works are on the page. */
  hasRelated: boolean;
  /** The sign-up: for the launch, the end of a hold, or the sold-out sizes. */
  children: ReactNode;
}

/** The id of the sign-up, to which a phone's bar leads before a launch. */
const SIGNUP_ID = 'sign-up';

/** Title, price, options and the purchase button of a product page. */
export function ProductPurchase(props: ProductPurchaseProps) {
  const {product, purchase, usPrices} = props;
  const words = useWords();
  const {saleState} = purchase;
  const instantMs = launchInstantMs(product);
  return (
    <div className="grid gap-3 lg:gap-5">
      <ProductHeading product={product} saleState={saleState}>
        {instantMs !== null && product.launchDate && saleState === 'coming-soon' && (
          <>
            <p className="mt-4 flex flex-wrap justify-between gap-x-4 border-b border-sea-line pb-2 text-sm">
              <LaunchTime
                label={words.launch.availableFrom}
                instantMs={instantMs}
                date={product.launchDate}
              />
              <Countdown instantMs={instantMs} renderedAtMs={product.renderedAtMs} />
            </p>
            {product.handle === BREAKTHROUGH.handle && (
              <p className="mt-3 text-sm text-muted">{words.launch.releaseNote}</p>
            )}
          </>
        )}
      </ProductHeading>
      <ProductPrice purchase={purchase} usPrices={usPrices} />
      <CheckoutProblem />
      {isOriginal(product) ? <OriginalOffer {...props} /> : <PrintOffer {...props} />}
    </div>
  );
}

/**
 * In place of an original's price, a link to the contact form, for a sold one about a similar piece. An original can be
 * held while the buyer and the artist agree on it.
 */
function OriginalOffer({product, purchase: {saleState}, children}: ProductPurchaseProps) {
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
          to={`${productPath(product.handle)}/hold`}
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

/** Instead of following the link, which would add a page of the history that 'Back' leads to. */
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
function PrintOffer({product, purchase, hasRelated, children}: ProductPurchaseProps) {
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
            <BottomBar standsFor={SIGNUP_ID}>
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
          {signup}
          <SoldOutNote product={product} hasRelated={hasRelated} />
          {product.variants.nodes.some(({availableForSale}) => availableForSale) && (
            <PurchaseForm product={product} purchase={purchase} />
          )}
        </>
      );
  }
}
