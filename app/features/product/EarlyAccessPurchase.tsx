import type {ReactNode} from 'react';
import type {ProductPageFragment} from 'storefrontapi.generated';
import {Badge} from '~/components/Badge';
import {isOriginal} from '~/lib/catalogue/availability';
import {ProductPrice} from './ProductPrice';
import {PurchaseFields} from './PurchaseFields';
import {useSelectedVariant} from './use-selected-variant';
import {findVariantChoices} from '~/lib/catalogue/variants';
import {VariantSelect} from './VariantSelect';

type Variant = ProductPageFragment['variants']['nodes'][number];

export interface EarlyAccessPurchaseProps {
  product: ProductPageFragment;
  /** The problem of an earlier attempt. */
  problem: ReactNode;
  /** Renders the form around the fields; `selected` is null when nothing can be bought. */
  renderForm: (selected: Variant | null, fields: ReactNode) => ReactNode;
}

/** Title, price, sizes and button of the early-access page, which sells before the launch too. */
export function EarlyAccessPurchase({product, problem, renderForm}: EarlyAccessPurchaseProps) {
  const {selected, select} = useSelectedVariant(product);
  const isAvailable = Boolean(selected?.availableForSale);
  const choices = findVariantChoices(product);

  return (
    <div className="grid gap-6">
      <header>
        <div className="flex flex-wrap gap-2">
          <Badge tone="sea" className="print:px-0">
            Priority Member Early Access
          </Badge>
          {!isAvailable && (
            <Badge tone="ink" className="print:px-0">
              Sold Out
            </Badge>
          )}
        </div>
        <h1 className="mt-4 text-3xl">{product.title}</h1>
      </header>
      {selected && !isOriginal(product) && (
        <ProductPrice price={selected.price} size={choices && selected.title} />
      )}
      {problem}
      <div className="print:hidden">
        {renderForm(
          isAvailable && selected ? selected : null,
          <PurchaseFields
            picker={choices && <VariantSelect {...choices} selected={selected} onSelect={select} />}
            selected={selected}
            isPurchasable={isAvailable}
            label={isAvailable ? 'Add to Cart' : 'Sold Out'}
          />,
        )}
      </div>
    </div>
  );
}
