import {useRef, type ReactNode} from 'react';
import {ButtonLink} from '~/components/ButtonLink';
import {useOnDemand} from '~/components/use-on-demand';
import {onDemand} from '~/lib/browser/on-demand';
import type {SaleState} from '~/lib/catalogue/availability';
import type {VisibleProduct} from '~/lib/catalogue/hidden-prices';
import {Countdown} from '~/components/Countdown';
import {contactAddress} from './contact-address';
import {ProductHeading} from './ProductHeading';
import {ProductPrice} from './ProductPrice';
import {PurchaseFields} from './PurchaseFields';
import {useProductPurchase} from './use-product-purchase';
import {useScrolledPast} from './use-scrolled-past';
import {VariantPicker} from './VariantPicker';
import type {ProductVariant} from '~/lib/catalogue/variants';

export interface ProductPurchaseProps {
  product: VisibleProduct;
  renderedAtMs: number;
  /** The problem of an earlier attempt. */
  problem: ReactNode;
  /** Renders the form around the fields, with the id; `selected` is null when nothing can be bought. */
  renderForm: (selected: ProductVariant | null, fields: ReactNode, id: string) => ReactNode;
}

const BUTTON_LABEL: Record<SaleState, string> = {
  'coming-soon': 'Coming Soon',
  'sold-out': 'Sold Out',
  'on-sale': 'Add to Cart',
};

const FORM_ID = 'purchase';

const purchaseBarCode = onDemand(() => import('./PurchaseBar'), 'PurchaseBar');
const ignore = () => {};

/** Title, price, options and the purchase button of a product page. */
export function ProductPurchase({
  product,
  renderedAtMs,
  problem,
  renderForm,
}: ProductPurchaseProps) {
  const purchase = useProductPurchase(product, renderedAtMs);
  const {choices, selected, instantMs, isPurchasable} = purchase;
  const buttonRef = useRef<HTMLDivElement>(null);
  const showsBar = useScrolledPast(buttonRef) && isPurchasable;
  const {part: PurchaseBar} = useOnDemand(purchaseBarCode, showsBar, ignore);
  const isSizeGone = purchase.saleState === 'on-sale' && selected?.availableForSale === false;

  return (
    <div className="grid gap-6">
      <ProductHeading
        title={product.title}
        medium={product.medium?.value ?? null}
        saleState={purchase.saleState}
      >
        {instantMs !== null && purchase.saleState === 'coming-soon' && (
          <Countdown
            instantMs={instantMs}
            nowMs={purchase.nowMs}
            className="mt-5 border-y border-line py-3"
          />
        )}
      </ProductHeading>
      {purchase.price && (
        <ProductPrice price={purchase.price} size={choices && (selected?.title ?? null)} />
      )}
      {problem}
      {purchase.isOriginal ? (
        <ContactLink title={product.title} isSold={purchase.saleState === 'sold-out'} />
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
                  />
                )
              }
              selected={selected}
              isPurchasable={isPurchasable}
              label={BUTTON_LABEL[isSizeGone ? 'sold-out' : purchase.saleState]}
              buttonRef={buttonRef}
            />,
            FORM_ID,
          )}
        </div>
      )}
      {showsBar && PurchaseBar && purchase.price && (
        <PurchaseBar
          formId={FORM_ID}
          size={choices && (selected?.title ?? null)}
          price={purchase.price}
        />
      )}
    </div>
  );
}

/** What an original has in place of a price: a sold one leads to a similar piece. */
function ContactLink({title, isSold}: {title: string; isSold: boolean}) {
  const subject = isSold ? `A piece like “${title}”` : `The price of “${title}”`;
  return (
    <ButtonLink to={contactAddress(subject)} className="print:hidden">
      {isSold ? 'Ask About a Similar Piece' : 'Contact for Pricing'}
    </ButtonLink>
  );
}
