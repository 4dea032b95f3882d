import {useId, useState, type FormEvent} from 'react';
import {Button} from '~/components/Button';
import {formatMoney} from '~/lib/money';
import {type ShopWords, useWords} from '~/words';
import {MAX_DISCOUNT_CODE, type CartDiscount} from './checkout/checkout-contract';

export interface DiscountCodeProps {
  code: string | undefined;
  /** The code's effect on these lines; null before the check. */
  discount: CartDiscount | null;
  isLoading: boolean;
  /** Called with the entered code, or with an empty one to remove it. */
  onApply: (code: string) => Promise<void>;
}

/** The discount code. Shopify calculates the savings before checkout. */
export function DiscountCode({code, discount, isLoading, onApply}: DiscountCodeProps) {
  const words = useWords();
  const id = useId();
  // Stays open when the code is removed.
  const [startsOpen] = useState(Boolean(code));

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('discount');
    void onApply(typeof typed === 'string' ? typed.trim() : '');
  }

  return (
    <details className="disclosure py-2 text-sm" open={startsOpen}>
      <summary className="cursor-pointer py-3 text-muted">{words.cartPanel.discount.open}</summary>
      <form onSubmit={apply} className="flex items-end gap-3">
        <div className="grow">
          <label htmlFor={id} className="mb-2 block">
            {words.cartPanel.discount.label}
          </label>
          <input
            id={id}
            name="discount"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={MAX_DISCOUNT_CODE}
            defaultValue={code}
            className="control"
          />
        </div>
        <Button type="submit" variant="outline" disabled={isLoading}>
          {words.cartPanel.discount.apply}
        </Button>
      </form>
      <p role="status" className="mt-2 mb-4 text-muted">
        {code && describe(words, code, discount)}
      </p>
    </details>
  );
}

function describe(words: ShopWords, code: string, discount: CartDiscount | null): string {
  if (!discount) return words.cartPanel.discount.unchecked(code);
  if (!discount.isApplicable) return words.cartPanel.discount.refused(code);
  return discount.savings
    ? words.cartPanel.discount.takesOff(code, formatMoney(words, discount.savings))
    : words.cartPanel.discount.later(code);
}
