import {Button} from '~/components/Button';
import {formatMoney, type Money} from '~/lib/money';
import {useWords} from '~/words';
import {BottomBar} from './BottomBar';
import {PURCHASE_FORM_ID} from './use-product-purchase';

export interface PurchaseBarProps {
  /** The id of the purchase button. */
  buttonId: string;
  /** The name of the chosen variant; null without a choice. */
  size: string | null;
  price: Money;
}

/** The bar with Add to Cart. Without JavaScript it shows no price, because it can't follow the chosen size. */
export function PurchaseBar({buttonId, size, price}: PurchaseBarProps) {
  const words = useWords();
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
        <span key={amount}>{amount}</span>
      </p>
      <Button type="submit" form={PURCHASE_FORM_ID} className="grow whitespace-nowrap">
        {words.catalogue.addToCart}
      </Button>
    </BottomBar>
  );
}
