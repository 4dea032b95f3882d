import {Button} from '~/components/Button';
import {formatMoney, type Money} from '~/lib/money';
import {useWords} from '~/words';
import {BottomBar} from './BottomBar';
import {PRICE_ID} from './ProductPrice';
import {useInSight} from './use-in-sight';
import {PURCHASE_FORM_ID} from './use-product-purchase';

export interface PurchaseBarProps {
  /** The id of the purchase button. */
  buttonId: string;
  /** The name of the chosen variant; null without a choice. */
  size: string | null;
  price: Money;
}

/**
 * The bar with Add to Cart. It shows the price while the page's price is out of sight. Without JavaScript it shows
 * none, because it can't follow the chosen size.
 */
export function PurchaseBar({buttonId, size, price}: PurchaseBarProps) {
  const words = useWords();
  const isPriceInSight = useInSight(PRICE_ID, true);
  const amount = formatMoney(words, price);
  return (
    <BottomBar stepId={buttonId}>
      {/* With large text, the button is below. */}
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
    </BottomBar>
  );
}
