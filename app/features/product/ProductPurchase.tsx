import {useRef, type ReactNode} from 'react';
import {ButtonLink} from '~/components/ButtonLink';
import {RELEASE_NOTES} from '~/content/release-notes';
import type {SaleState} from '~/shop/product/availability';
import type {VisibleProduct} from '~/shop/product/hidden-prices';
import {Countdown} from '~/shop/launch/Countdown';
import {contactAddress} from './contact-address';
import {ProductHeading} from './ProductHeading';
import {ProductPrice} from './ProductPrice';
import {PurchaseBar} from './PurchaseBar';
import {PurchaseFields} from './PurchaseFields';
import type {ProductPurchase as Purchase} from './use-product-purchase';
import {useScrolledPast} from './use-scrolled-past';
import {VariantPicker} from './VariantPicker';
import type {ProductVariant} from '~/shop/product/variants';
import catalogueWords from '#words/catalogue';
import earlyWords from '#words/early-access';
import words from '#words/product';

export interface ProductPurchaseProps {
  product: VisibleProduct;
  purchase: Purchase;
  /** What stands above the title, before the badge of a product that cannot be bought. */
  badge?: ReactNode;
  /** What stands below the title. */
  note?: ReactNode;
  /** The problem of an earlier attempt. */
  problem: ReactNode;
  /** Renders the form around the fields, with the id; `selected` is null when nothing can be bought. */
  renderForm: (selected: ProductVariant | null, fields: ReactNode, id: string) => ReactNode;
  /** What stands below the button. */
  children?: ReactNode;
}

const BUTTON_LABEL: Record<SaleState, string> = {
  'coming-soon': catalogueWords.comingSoon,
  'sold-out': catalogueWords.soldOut,
  'on-sale': catalogueWords.addToCart,
};

const FORM_ID = 'purchase';

/** Title, price, options and the purchase button of a product page and of an early-access page. */
export function ProductPurchase({
  product,
  purchase,
  badge,
  note,
  problem,
  renderForm,
  children,
}: ProductPurchaseProps) {
  const {choices, selected, instantMs, hasNoPicture, isEarlyAccess} = purchase;
  const isPurchasable = purchase.isPurchasable && !hasNoPicture;
  const buttonRef = useRef<HTMLDivElement>(null);
  const showsBar = useScrolledPast(buttonRef) && isPurchasable;
  const isSizeGone = purchase.saleState === 'on-sale' && selected?.availableForSale === false;
  const size = choices && (selected?.title ?? null);

  return (
    <div className="grid gap-6">
      <ProductHeading product={product} badge={badge} saleState={purchase.saleState}>
        {instantMs !== null && purchase.saleState === 'coming-soon' && (
          <>
            <Countdown
              instantMs={instantMs}
              nowMs={purchase.nowMs}
              className="mt-5 border-y border-line py-3"
            />
            {RELEASE_NOTES[product.handle] && (
              <p className="mt-3 text-sm text-muted">{RELEASE_NOTES[product.handle]}</p>
            )}
          </>
        )}
        {note}
      </ProductHeading>
      {purchase.price && <ProductPrice price={purchase.price} size={size} />}
      {problem}
      {purchase.isEnquiry ? (
        <ContactLink product={product} isSold={purchase.saleState === 'sold-out'} />
      ) : (
        <div className="print:hidden">
          {renderForm(
            isPurchasable && selected ? selected : null,
            <PurchaseFields
              picker={
                choices && (
                  <VariantPicker
                    {...choices}
                    selected={selected}
                    onSelect={purchase.select}
                    showsPrices={purchase.saleState !== 'coming-soon'}
                    hint={isEarlyAccess ? earlyWords.chooseSize : undefined}
                  />
                )
              }
              selected={selected}
              isPurchasable={isPurchasable}
              // In early access the specification always has the button.
              label={
                hasNoPicture && !isEarlyAccess && purchase.saleState === 'on-sale'
                  ? null
                  : BUTTON_LABEL[isSizeGone ? 'sold-out' : purchase.saleState]
              }
              buttonRef={buttonRef}
            />,
            FORM_ID,
          )}
        </div>
      )}
      {children}
      {showsBar && purchase.price && (
        <PurchaseBar formId={FORM_ID} size={size} price={purchase.price} />
      )}
    </div>
  );
}

/** What an original has in place of a price: a sold one leads to a similar piece. */
function ContactLink({
  product: {handle, title},
  isSold,
}: {
  product: Pick<VisibleProduct, 'handle' | 'title'>;
  isSold: boolean;
}) {
  const subject = isSold
    ? words.subjects.similar.before + title + words.subjects.similar.after
    : words.subjects.price.before + title + words.subjects.price.after;
  return (
    <ButtonLink to={contactAddress(subject, handle)} className="print:hidden">
      {isSold ? words.askAboutSimilar : words.contactForPricing}
    </ButtonLink>
  );
}
