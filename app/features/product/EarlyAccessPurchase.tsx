import {CheckoutProblem} from '~/shop/cart/CheckoutProblem';
import {launchInstantMs} from '~/shop/launch/launch';
import {LaunchTime} from '~/shop/launch/LaunchTime';
import {useLaunchClock} from '~/shop/launch/use-launch-clock';
import {isOriginal} from '~/shop/product/availability';
import {arePricesHidden} from '~/shop/product/hidden-prices';
import type {VisibleProduct} from '~/shop/product/product';
import {useWords} from '~/words';
import {NoPictureNote} from './NoPictureNote';
import {PrintSize} from './PrintSize';
import {ProductHeading} from './ProductHeading';
import {ProductPrice} from './ProductPrice';
import {ProductPromises} from './ProductPromises';
import {PurchaseButton} from './PurchaseButton';
import {PurchaseForm} from './PurchaseForm';
import {SoldOutNote} from './SoldOutNote';
import type {Purchase} from './use-product-purchase';

export interface EarlyAccessPurchaseProps {
  product: VisibleProduct;
  purchase: Purchase;
  /** The key that opened the page. */
  givenKey: string;
}

/**
 * The early-access page's title, price, options and button. As specified, it sells originals too, without showing their
 * price, and every work has the same button.
 */
export function EarlyAccessPurchase({product, purchase, givenKey}: EarlyAccessPurchaseProps) {
  const words = useWords();
  const {selected, saleState, isPurchasable} = purchase;
  return (
    <div className="grid gap-3 lg:gap-5">
      <Invitation product={product} />
      <ProductHeading product={product} saleState={saleState} />
      {!isOriginal(product) && <ProductPrice purchase={purchase} />}
      <CheckoutProblem />
      {/* Before the launch, another size can still be selected. */}
      {saleState === 'sold-out' && !arePricesHidden(product, product.renderedAtMs) && (
        <SoldOutNote product={product} hasRelated={false} />
      )}
      <PurchaseForm
        product={product}
        purchase={purchase}
        hint={words.earlyAccess.chooseSize}
        earlyAccessKey={givenKey}
      >
        {selected && <PrintSize product={product} variant={selected} />}
        <PurchaseButton product={product} purchase={purchase} />
      </PurchaseForm>
      {saleState === 'on-sale' && (
        <ProductPromises product={product} isPurchasable={isPurchasable} />
      )}
      <NoPictureNote product={product} />
    </div>
  );
}

/** For priority members, and until the public launch, if that's ahead. */
function Invitation({product}: {product: VisibleProduct}) {
  const words = useWords();
  const launchMs = launchInstantMs(product);
  const nowMs = useLaunchClock(product);
  return (
    <div>
      <p className="inline-flex min-h-7 items-center border border-transparent bg-sea-deep px-2.5 py-0.5 text-xs leading-snug font-medium text-white print:px-0">
        {words.earlyAccess.badge}
      </p>
      {launchMs !== null && product.launchDate && nowMs < launchMs && (
        <p className="mt-2 text-sm text-muted">
          <LaunchTime
            label={words.earlyAccess.until}
            instantMs={launchMs}
            date={product.launchDate}
          />
        </p>
      )}
    </div>
  );
}
