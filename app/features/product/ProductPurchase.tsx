import type {ReactNode} from 'react';
import {Button} from '~/components/Button';
import {ButtonLink} from '~/components/ButtonLink';
import type {SaleState} from '~/lib/catalogue/availability';
import type {VisibleProduct} from '~/lib/catalogue/hidden-prices';
import {Countdown} from '~/components/Countdown';
import {contactAddress} from './contact-address';
import {ProductHeading} from './ProductHeading';
import {ProductPrice} from './ProductPrice';
import {useProductPurchase} from './use-product-purchase';
import {VariantPicker} from './VariantPicker';
import type {ProductVariant} from '~/lib/catalogue/variants';

export interface ProductPurchaseProps {
  product: VisibleProduct;
  renderedAtMs: number;
  /** The problem of an earlier attempt. */
  problem: ReactNode;
  /** Renders the form around the fields; `selected` is null when nothing can be bought. */
  renderForm: (selected: ProductVariant | null, fields: ReactNode) => ReactNode;
}

const BUTTON_LABEL: Record<SaleState, string> = {
  'coming-soon': 'Coming Soon',
  'sold-out': 'Sold Out',
  'on-sale': 'Add to Cart',
};

/** Title, price, options and the purchase button of a product page. */
export function ProductPurchase({
  product,
  renderedAtMs,
  problem,
  renderForm,
}: ProductPurchaseProps) {
  const purchase = useProductPurchase(product, renderedAtMs);
  const {choices, selected, instantMs, isPurchasable} = purchase;
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
        <ButtonLink to={contactAddress(`The price of “${product.title}”`)} className="print:hidden">
          Contact for Pricing
        </ButtonLink>
      ) : (
        <div className="print:hidden">
          {renderForm(
            isPurchasable && selected ? selected : null,
            <div className="grid gap-5">
              {choices ? (
                <VariantPicker
                  {...choices}
                  selected={selected}
                  onSelect={purchase.select}
                  showsPrices={purchase.saleState !== 'coming-soon'}
                />
              ) : (
                selected && <input type="hidden" name="merchandiseId" value={selected.id} />
              )}
              <Button type="submit" disabled={!isPurchasable} className="w-full">
                {BUTTON_LABEL[isSizeGone ? 'sold-out' : purchase.saleState]}
              </Button>
            </div>,
          )}
        </div>
      )}
    </div>
  );
}
