import type {ReactNode} from 'react';
import {AddToCartForm} from '~/shop/cart/AddToCartForm';
import {isOriginal} from '~/shop/product/availability';
import type {VisibleProduct} from '~/shop/product/product';
import {nameOptions} from '~/shop/product/variants';
import {useWords} from '~/words';
import {PURCHASE_FORM_ID, type Purchase} from './use-product-purchase';
import {VariantPicker} from './VariantPicker';

export interface PurchaseFormProps {
  product: VisibleProduct;
  purchase: Purchase;
  /** An instruction for the picker. */
  hint?: string;
  /** The key that opened the early-access page. */
  earlyAccessKey?: string;
  /** Rendered below the variants. */
  children?: ReactNode;
}

/** The form with the variants. It shows no price of an original. */
export function PurchaseForm({
  product,
  purchase,
  hint,
  earlyAccessKey,
  children,
}: PurchaseFormProps) {
  const words = useWords();
  const {choices, selected, select, isPurchasable} = purchase;
  return (
    <AddToCartForm
      id={PURCHASE_FORM_ID}
      product={product}
      variant={isPurchasable && selected ? selected : null}
      earlyAccessKey={earlyAccessKey}
    >
      <div className="grid gap-4 print:gap-0">
        {choices ? (
          <VariantPicker
            optionName={nameOptions(words, product.options)}
            choices={choices}
            selected={selected}
            onSelect={select}
            showsPrices={!isOriginal(product)}
            hint={hint}
          />
        ) : (
          selected && <input type="hidden" name="merchandiseId" value={selected.id} />
        )}
        {children}
      </div>
    </AddToCartForm>
  );
}
