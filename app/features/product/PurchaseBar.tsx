import type {Money} from '~/lib/money';
import {formatMoney} from '~/lib/money';
import {Button} from '~/components/Button';
import words from '#words/catalogue';

export interface PurchaseBarProps {
  /** The id of the form that its button submits. */
  formId: string;
  /** The chosen size; null where there is no choice. */
  size: string | null;
  price: Money;
}

/** A phone's bar at the bottom edge while the purchase button is out of view above. */
export function PurchaseBar({formId, size, price}: PurchaseBarProps) {
  const amount = formatMoney(price);
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 flex items-center justify-between gap-4 border-t border-line bg-wall px-gutter pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:hidden print:hidden">
      <p translate="no" className="min-w-0 text-sm leading-snug tabular-nums">
        {size && (
          <span key={size} className="block truncate text-muted">
            {size}
          </span>
        )}
        <span key={amount}>{amount}</span>
      </p>
      <Button type="submit" form={formId}>
        {words.addToCart}
      </Button>
    </div>
  );
}
