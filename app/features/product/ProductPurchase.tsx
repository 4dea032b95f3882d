import {useRef, type ReactNode} from 'react';
import {Button} from '~/components/Button';
import {ButtonLink} from '~/components/ButtonLink';
import {BREAKTHROUGH} from '~/content/special-products';
import type {Money} from '~/lib/money';
import {AddToCartForm} from '~/shop/cart/AddToCartForm';
import {CheckoutProblem} from '~/shop/cart/CheckoutProblem';
import {launchInstantMs} from '~/shop/launch/launch';
import {LaunchDate} from '~/shop/launch/LaunchDate';
import {TimeLeft} from '~/shop/launch/TimeLeft';
import {hasNoPicture, isOriginal, type SaleState} from '~/shop/product/availability';
import type {VisibleProduct} from '~/shop/product/hidden-prices';
import {productPath} from '~/shop/product/product-path';
import {inBothUnits} from '~/shop/product/work-size';
import {useWords} from '~/words';
import {AlternativeNote} from './AlternativeNote';
import {contactUrl} from './contact-url';
import {PrintSize} from './PrintSize';
import {ProductHeading} from './ProductHeading';
import {ProductPrice} from './ProductPrice';
import {ProductPromises} from './ProductPromises';
import {PurchaseBar} from './PurchaseBar';
import {PURCHASE_FORM_ID, type ProductPurchase as Purchase} from './use-product-purchase';
import {VariantPicker} from './VariantPicker';

export interface ProductPurchaseProps {
  product: VisibleProduct;
  purchase: Purchase;
  /** The prices in US dollars, by variant. */
  usPrices?: Record<string, Money>;
  /** Above the title, before the badge of a product that can't be bought. */
  badge?: ReactNode;
  /** The key that opened the early-access page. */
  earlyAccessKey?: string;
  /** Whether related works are on the page. */
  hasRelated?: boolean;
  /** Rendered below the button. */
  children?: ReactNode;
}

/** Title, price, options and the purchase button of a product page and of an early-access page. */
export function ProductPurchase(props: ProductPurchaseProps) {
  const {product, purchase, usPrices = {}, badge} = props;
  const words = useWords();
  const {selected, chosen, price, saleState} = purchase;
  const instantMs = launchInstantMs(product);
  return (
    <div className="grid gap-5">
      <ProductHeading product={product} badge={badge} saleState={saleState}>
        {instantMs !== null && saleState === 'coming-soon' && (
          <>
            <p className="mt-4 flex flex-wrap justify-between gap-x-4 border-b border-sea-line pb-2 text-sm">
              <LaunchDate prefix={words.launch.availableFrom} instantMs={instantMs} />
              <TimeLeft instantMs={instantMs} renderedAtMs={product.renderedAtMs} />
            </p>
            {product.handle === BREAKTHROUGH.handle && (
              <p className="mt-3 text-sm text-muted">{words.product.releaseNote}</p>
            )}
          </>
        )}
      </ProductHeading>
      {price && (
        <ProductPrice
          price={price}
          usPrice={selected && usPrices[selected.id]}
          size={chosen ? inBothUnits(chosen) : null}
        />
      )}
      <CheckoutProblem />
      <Offer {...props} />
    </div>
  );
}

/**
 * What a visitor can do: ask about an original, buy a print, wait for it, or look at what is left of a sold one. The
 * form comes first both before and after a launch, so that it keeps the focus when the launch happens.
 */
function Offer({
  product,
  purchase,
  earlyAccessKey,
  hasRelated = false,
  children,
}: ProductPurchaseProps) {
  const {saleState, isEarlyAccess, isPurchasable, selected, chosen, price, nowMs} = purchase;
  const buttonRef = useRef<HTMLDivElement>(null);
  const form = {product, purchase, earlyAccessKey};

  // Early access sells originals too.
  if (isOriginal(product) && !isEarlyAccess) {
    return (
      <>
        <ContactLink product={product} isSold={saleState === 'sold-out'} />
        {saleState === 'on-sale' && !hasNoPicture(product) && <HoldLink product={product} />}
        {saleState === 'on-sale' && <ProductPromises product={product} nowMs={nowMs} />}
        {children}
      </>
    );
  }

  switch (saleState) {
    case 'on-sale':
      return (
        <>
          <PurchaseForm {...form}>
            {selected && <PrintSize product={product} variant={selected} />}
            {/* A work without a picture isn't sold, but the specification requires the button in early access. */}
            {(isEarlyAccess || !hasNoPicture(product)) && (
              <div ref={buttonRef}>
                <PurchaseButton purchase={purchase} />
              </div>
            )}
          </PurchaseForm>
          <ProductPromises product={product} nowMs={nowMs} />
          {children}
          <AlternativeNote product={product} purchase={purchase} hasRelated={hasRelated} />
          {price && isPurchasable && (
            <PurchaseBar buttonRef={buttonRef} size={chosen?.value ?? null} price={price} />
          )}
        </>
      );
    case 'coming-soon':
    case 'reserved':
      // The button is disabled, so the sign-up of a launch comes first.
      return (
        <>
          <PurchaseForm {...form} />
          {children}
          <AlternativeNote product={product} purchase={purchase} hasRelated={hasRelated} />
          <PurchaseButton purchase={purchase} />
        </>
      );
    case 'sold-out': {
      const isAnyLeft = product.variants.nodes.some(({availableForSale}) => availableForSale);
      // In early access the specification has the sizes and the button of a sold-out work too.
      return (
        <>
          {children}
          <AlternativeNote product={product} purchase={purchase} hasRelated={hasRelated} />
          {(isAnyLeft || isEarlyAccess) && <PurchaseForm {...form} />}
          {isEarlyAccess && <PurchaseButton purchase={purchase} />}
        </>
      );
    }
  }
}

type PurchaseFormProps = Pick<
  ProductPurchaseProps,
  'product' | 'purchase' | 'earlyAccessKey' | 'children'
>;

/** The form with the variants; its children are below them. */
function PurchaseForm({product, purchase, earlyAccessKey, children}: PurchaseFormProps) {
  const words = useWords();
  const {choices, selected, select, saleState, isEarlyAccess, isPurchasable} = purchase;
  return (
    <div className="print:hidden">
      <AddToCartForm
        id={PURCHASE_FORM_ID}
        product={product}
        variant={isPurchasable && selected ? selected : null}
        earlyAccessKey={earlyAccessKey}
      >
        <div className="grid gap-4">
          {choices ? (
            <VariantPicker
              {...choices}
              selected={selected}
              onSelect={select}
              showsPrices={saleState !== 'coming-soon'}
              hint={isEarlyAccess ? words.earlyAccess.chooseSize : undefined}
            />
          ) : (
            selected && <input type="hidden" name="merchandiseId" value={selected.id} />
          )}
          {children}
        </div>
      </AddToCartForm>
    </div>
  );
}

function PurchaseButton({purchase}: {purchase: Purchase}) {
  const words = useWords();
  const {isPurchasable, saleState, selected} = purchase;
  const isSizeGone = saleState === 'on-sale' && selected?.availableForSale === false;
  const labels: Record<SaleState, string> = {
    'coming-soon': words.catalogue.comingSoon,
    reserved: words.catalogue.reserved,
    'sold-out': words.catalogue.soldOut,
    'on-sale': words.catalogue.addToCart,
  };
  const label = labels[isSizeGone ? 'sold-out' : saleState];
  return (
    <Button
      type="submit"
      variant={saleState === 'on-sale' ? 'solid' : 'outline'}
      disabled={!isPurchasable}
      className="w-full print:hidden"
    >
      {/* The key: a browser's translation moves the text of an element that is only edited. */}
      <span key={label}>{label}</span>
    </Button>
  );
}

/** An original can be held while the buyer and the artist agree on it. */
function HoldLink({product}: {product: VisibleProduct}) {
  const words = useWords();
  return (
    <ButtonLink
      to={`${productPath(product.handle)}/hold`}
      variant="outline"
      rel="nofollow"
      className="print:hidden"
    >
      {words.product.hold}
    </ButtonLink>
  );
}

/** In place of an original's price: a link to the contact form, for a sold one about a similar piece. */
function ContactLink({product, isSold}: {product: VisibleProduct; isSold: boolean}) {
  const words = useWords();
  const {subjects, priceMessage} = words.product;
  const to = isSold
    ? contactUrl(subjects.similar, product)
    : contactUrl(subjects.price, product, priceMessage);
  return (
    <ButtonLink to={to} className="print:hidden">
      {isSold ? words.product.askAboutSimilar : words.product.contactForPricing}
    </ButtonLink>
  );
}
