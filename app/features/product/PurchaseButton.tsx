import {useId} from 'react';
import {Button} from '~/components/Button';
import {FreshText} from '~/components/FreshText';
import {isOriginal, type SaleState} from '~/shop/product/availability';
import type {VisibleProduct} from '~/shop/product/product';
import {useWords} from '~/words';
import {PurchaseBar} from './PurchaseBar';
import type {Purchase} from './use-product-purchase';

export interface PurchaseButtonProps {
  product: VisibleProduct;
  purchase: Purchase;
}

/** The purchase button, whose label says why it's disabled. A print also has the phone's bar. */
export function PurchaseButton({product, purchase}: PurchaseButtonProps) {
  const words = useWords();
  const {isPurchasable, saleState, selected, selectedChoice} = purchase;
  const id = useId();
  const isSizeGone = saleState === 'on-sale' && selected?.availableForSale === false;
  const labels: Record<SaleState, string> = {
    'coming-soon': words.catalogue.comingSoon,
    reserved: words.catalogue.reserved,
    'sold-out': words.catalogue.soldOut,
    'on-sale': words.catalogue.addToCart,
  };
  const label = labels[isSizeGone ? 'sold-out' : saleState];
  return (
    <div id={id}>
      <Button
        type="submit"
        variant={saleState === 'on-sale' ? 'solid' : 'outline'}
        disabled={!isPurchasable}
        className="w-full print:hidden"
      >
        <FreshText>{label}</FreshText>
      </Button>
      {isPurchasable && selected?.price && !isOriginal(product) && (
        <PurchaseBar buttonId={id} size={selectedChoice?.value ?? null} price={selected.price} />
      )}
    </div>
  );
}
