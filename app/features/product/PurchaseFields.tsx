import type {ReactNode, Ref} from 'react';
import {Button} from '~/components/Button';
import type {ProductVariant} from '~/shop/product/variants';

export interface PurchaseFieldsProps {
  /** The option selector; null for a product without a choice. */
  picker: ReactNode;
  selected: ProductVariant | undefined;
  isPurchasable: boolean;
  /** The button's label; null for no button. */
  label: string | null;
  /** The ref of the element around the button. */
  buttonRef?: Ref<HTMLDivElement>;
}

/** The fields and the button of a purchase form. */
export function PurchaseFields({
  picker,
  selected,
  isPurchasable,
  label,
  buttonRef,
}: PurchaseFieldsProps) {
  return (
    <div className="grid gap-5">
      {picker ?? (selected && <input type="hidden" name="merchandiseId" value={selected.id} />)}
      <div ref={buttonRef}>
        {label && (
          <Button type="submit" disabled={!isPurchasable} className="w-full">
            {/* The key: a browser's translation moves the text of an element that is only edited. */}
            <span key={label}>{label}</span>
          </Button>
        )}
      </div>
    </div>
  );
}
