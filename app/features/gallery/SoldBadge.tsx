import {SaleMark} from '~/shop/product/SaleMark';
import {useWords} from '~/words';

/** 'Sold', with its red dot. */
export function SoldBadge() {
  const words = useWords();
  return (
    <p className="mt-1 text-sm text-muted">
      <SaleMark isSold>{words.product.sold}</SaleMark>
    </p>
  );
}
