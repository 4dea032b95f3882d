import type {ReactNode} from 'react';
import {Button} from '~/components/Button';
import {ButtonLink} from '~/components/ButtonLink';
import type {SaleState} from './availability';
import type {VisibleProduct} from './hidden-prices';
import {LaunchCountdown} from './LaunchCountdown';
import {ProductHeading} from './ProductHeading';
import {ProductPrice} from './ProductPrice';
import {useProductPurchase} from './use-product-purchase';
import {VariantPicker} from './VariantPicker';
import type {ProductVariant} from './variants';

export interface ProductPurchaseProps {
  product: VisibleProduct;
  renderedAtMs: number;
  /** What stood in the way of an earlier attempt. */
  problem: ReactNode;
  /** Wraps the fields in the form that buys `selected`; null while nothing can be bought. */
  renderForm: (selected: ProductVariant | null, fields: ReactNode) => ReactNode;
}

const BUTTON_LABEL: Record<SaleState, string> = {
  'coming-soon': 'Coming Soon',
  'sold-out': 'Sold Out',
  'on-sale': 'Add to Cart',
};

/** Title, price, options and the one button of a product page. */
export function ProductPurchase({
  product,
  renderedAtMs,
  problem,
  renderForm,
}: ProductPurchaseProps) {
  const purchase = useProductPurchase(product, renderedAtMs);
  const {choices, selected, instantMs, isPurchasable} = purchase;
  const label = selected?.availableForSale === false ? BUTTON_LABEL['sold-out'] : null;

  return (
    <div className="grid gap-6">
      <ProductHeading
        title={product.title}
        medium={product.medium?.value ?? null}
        saleState={purchase.saleState}
      >
        {instantMs !== null && purchase.saleState === 'coming-soon' && (
          <LaunchCountdown
            instantMs={instantMs}
            nowMs={purchase.nowMs}
            className="mt-5 border-y border-line py-3"
          />
        )}
      </ProductHeading>
      {purchase.price && <ProductPrice price={purchase.price} />}
      {problem}
      {purchase.isOriginal ? (
        <ButtonLink to="/contact">Contact for Pricing</ButtonLink>
      ) : (
        renderForm(
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
              {purchase.saleState === 'on-sale' && label ? label : BUTTON_LABEL[purchase.saleState]}
            </Button>
          </div>,
        )
      )}
    </div>
  );
}
