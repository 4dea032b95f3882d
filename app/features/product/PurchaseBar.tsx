import {useEffect, useState, type RefObject} from 'react';
import {Button} from '~/components/Button';
import {formatMoney, type Money} from '~/lib/money';
import {useWords} from '~/words';

export interface PurchaseBarProps {
  /** The element around the purchase button, for which the bar stands in. */
  buttonRef: RefObject<HTMLElement>;
  /** The id of the form that its button submits. */
  formId: string;
  /** The chosen size; null where there is no choice. */
  size: string | null;
  price: Money;
}

/** A phone's bar at the bottom edge while the purchase button is out of view above. */
export function PurchaseBar({buttonRef, formId, size, price}: PurchaseBarProps) {
  const words = useWords();
  const [isButtonAbove, setIsButtonAbove] = useState(false);

  useEffect(() => {
    // Everything below the window's upper edge counts as seen, because a jump may skip the button.
    const observer = new IntersectionObserver(
      ([entry]) => setIsButtonAbove(!entry!.isIntersecting),
      {rootMargin: '0px 0px 1000000px'},
    );
    if (buttonRef.current) observer.observe(buttonRef.current);
    return () => observer.disconnect();
  }, [buttonRef]);

  if (!isButtonAbove) return null;
  const amount = formatMoney(words, price);
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 flex items-center justify-between gap-4 border-t border-line bg-wall px-gutter pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] columns:hidden print:hidden">
      <p translate="no" className="min-w-0 text-sm leading-snug tabular-nums">
        {size && (
          <span key={size} className="block truncate text-muted">
            {size}
          </span>
        )}
        <span key={amount}>{amount}</span>
      </p>
      <Button type="submit" form={formId}>
        {words.catalogue.addToCart}
      </Button>
    </div>
  );
}
