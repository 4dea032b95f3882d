import {useEffect, useState, type RefObject} from 'react';
import {Button} from '~/components/Button';
import {formatMoney, type Money} from '~/lib/money';
import {useWords} from '~/words';
import {PRICE_ID} from './ProductPrice';
import {PURCHASE_FORM_ID} from './use-product-purchase';

export interface PurchaseBarProps {
  /** The element around the purchase button. */
  buttonRef: RefObject<HTMLElement>;
  /** The name of the chosen variant; null without a choice. */
  size: string | null;
  price: Money;
}

/** About the bar's height, in pixels. What it covers is out of sight. */
const BAR_HEIGHT = 64;

/**
 * A bar at the bottom edge of a phone or an upright tablet while the purchase button is out of sight. The server renders
 * it, so that it's there from the first moment. Without JavaScript, it stays and shows no price, because it can't follow
 * the chosen size. With JavaScript, it shows the price while the page's price is out of sight.
 */
export function PurchaseBar({buttonRef, size, price}: PurchaseBarProps) {
  const words = useWords();
  const [isButtonInSight, setIsButtonInSight] = useState(false);
  const [isPriceInSight, setIsPriceInSight] = useState(true);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const {target, isIntersecting} of entries) {
          if (target === buttonRef.current) setIsButtonInSight(isIntersecting);
          else setIsPriceInSight(isIntersecting);
        }
      },
      {rootMargin: `0px 0px -${BAR_HEIGHT}px`},
    );
    for (const element of [buttonRef.current, document.getElementById(PRICE_ID)]) {
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [buttonRef]);

  if (isButtonInSight) return null;
  const amount = formatMoney(words, price);
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-wall px-gutter pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] beside:hidden print:hidden">
      {/* With large text the button is below. */}
      <p
        translate="no"
        className="grow-99 basis-28 text-sm leading-snug tabular-nums noscript:hidden"
      >
        {size && (
          <span key={size} className="block text-muted">
            {size}
          </span>
        )}
        {!isPriceInSight && <span key={amount}>{amount}</span>}
      </p>
      <Button type="submit" form={PURCHASE_FORM_ID} className="grow whitespace-nowrap">
        {words.catalogue.addToCart}
      </Button>
    </div>
  );
}
