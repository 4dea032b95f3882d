import type {ReactNode} from 'react';
import {BREAKTHROUGH} from '~/content/special-products';
import type {Money} from '~/lib/money';
import {CheckoutProblem} from '~/shop/cart/CheckoutProblem';
import {launchInstantMs} from '~/shop/launch/launch';
import {LaunchTime} from '~/shop/launch/LaunchTime';
import {Countdown} from '~/shop/launch/Countdown';
import {isOriginal} from '~/shop/product/availability';
import type {VisibleProduct} from '~/shop/product/product';
import {useWords} from '~/words';
import {OriginalOffer} from './OriginalOffer';
import {PrintOffer} from './PrintOffer';
import {ProductHeading} from './ProductHeading';
import {ProductPrice} from './ProductPrice';
import type {Purchase} from './use-product-purchase';

export interface ProductPurchaseProps {
  product: VisibleProduct;
  purchase: Purchase;
  /** The prices in US dollars, by variant. */
  usPrices: Record<string, Money>;
  /** Whether related works are on the page. */
  hasRelated: boolean;
  /** The sign-up: for the launch, the end of a hold, or the sold-out sizes. */
  children: ReactNode;
}

/** Title, price, options and the purchase button of a product page. */
export function ProductPurchase({
  product,
  purchase,
  usPrices,
  hasRelated,
  children,
}: ProductPurchaseProps) {
  const words = useWords();
  const {saleState} = purchase;
  const instantMs = launchInstantMs(product);
  return (
    <div className="grid grid-cols-1 gap-3 md:gap-5">
      <ProductHeading product={product} saleState={saleState}>
        {instantMs !== null && product.launchDate && saleState === 'coming-soon' && (
          <>
            {/* In the place and the size of the price, which is hidden until then. */}
            <p className="mt-3 text-xl lg:mt-5">
              <Countdown instantMs={instantMs} renderedAtMs={product.renderedAtMs} />
            </p>
            <p className="text-sm text-balance text-muted">
              <LaunchTime
                label={words.launch.availableFrom}
                instantMs={instantMs}
                date={product.launchDate}
              />
            </p>
            {product.handle === BREAKTHROUGH.handle && (
              <p className="mt-3 text-sm text-muted">{words.launch.releaseNote}</p>
            )}
          </>
        )}
      </ProductHeading>
      <ProductPrice purchase={purchase} usPrices={usPrices} />
      <CheckoutProblem />
      {isOriginal(product) ? (
        <OriginalOffer product={product} saleState={saleState}>
          {children}
        </OriginalOffer>
      ) : (
        <PrintOffer product={product} purchase={purchase} hasRelated={hasRelated}>
          {children}
        </PrintOffer>
      )}
    </div>
  );
}
