import {Button} from '~/components/Button';
import {NoTranslate} from '~/components/NoTranslate';
import {formatMoney} from '~/lib/money';
import {useWords} from '~/words';
import {PURCHASE_FORM_ID, type Purchase} from './use-product-purchase';

export interface WallPurchaseProps {
  purchase: Purchase;
  /** The variant of the size on the wall. */
  variantId: string;
  /** Called before the page's form adds it to the cart. */
  onAdd: () => void;
}

/** The wall's Add to Cart, for the size on the wall. The wall can show a sold-out size, which the page can't select. */
export function WallPurchase({purchase, variantId, onAdd}: WallPurchaseProps) {
  const words = useWords();
  const {saleState, selected, isPurchasable} = purchase;
  if (saleState !== 'on-sale' || !selected?.price) return null;
  const canAdd = isPurchasable && selected.id === variantId;
  return (
    <>
      {canAdd && (
        <p className="text-lg tabular-nums">
          <NoTranslate>{formatMoney(words, selected.price)}</NoTranslate>
        </p>
      )}
      <Button type="submit" form={PURCHASE_FORM_ID} disabled={!canAdd} onClick={onAdd}>
        {canAdd ? words.catalogue.addToCart : words.catalogue.soldOut}
      </Button>
    </>
  );
}
