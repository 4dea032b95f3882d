import {useEffect, useState, type RefObject} from 'react';
import {Button} from '~/components/Button';
import {formatMoney, type Money} from '~/lib/money';
import {useWords} from '~/words';

export interface PurchaseBarProps {
  /** The element around the purchase button. */
  buttonRef: RefObject<HTMLElement>;
  /** The id of the form that its button submits. */
  formId: string;
  /** The chosen size; null where there is no choice. */
  size: string | null;
  price: Money;
}

/** About the bar's height, in pixels: what it covers is not in sight. */
const BAR_HEIGHT = 64;

/**
 * A phone's bar at the bottom edge while the purchase button is out of sight. It is part of the server's page, so that it is
 * there from the first moment; without JavaScript it stays, and says no price, because the size may be another.
 */
export function PurchaseBar({buttonRef, formId, size, price}: PurchaseBarProps) {
  const words = useWords();
  const [isButtonInSight, setIsButtonInSight] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => setIsButtonInSight(entry!.isIntersecting),
      {rootMargin: `0px 0px -${BAR_HEIGHT}px`},
    );
    if (buttonRef.current) observer.observe(buttonRef.current);
    return () => observer.disconnect();
  }, [buttonRef]);

  if (isButtonInSight) return null;
  const amount = formatMoney(words, price);
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 flex items-center justify-between gap-4 border-t border-line bg-wall px-gutter pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] columns:hidden print:hidden">
      <p translate="no" className="min-w-0 text-sm leading-snug tabular-nums noscript:hidden">
        {size && (
          <span key={size} className="block truncate text-muted">
            {size}
          </span>
        )}
        <span key={amount}>{amount}</span>
      </p>
      <Button type="submit" form={formId} className="shrink-0 whitespace-nowrap noscript:w-full">
        {words.catalogue.addToCart}
      </Button>
    </div>
  );
}
