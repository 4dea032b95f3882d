import {useState} from 'react';
import {useWords} from '~/words';
import {isOriginal, leadingVariant, type SaleState} from '~/shop/product/availability';
import type {VisibleProduct} from '~/shop/product/product';
import {SignupBox} from './SignupBox';
import {SignupForm} from './SignupForm';
import {StockSignup} from './StockSignup';

export interface WorkSignupProps {
  product: VisibleProduct;
  saleState: SaleState;
}

/**
 * The sign-up beside a work: for its launch, for the end of its hold, or for the sold-out sizes of a print. A
 * form that the visitor has begun stays after the launch.
 */
export function WorkSignup({product, saleState}: WorkSignupProps) {
  const [isBegun, setIsBegun] = useState(false);
  if (saleState === 'coming-soon' || isBegun) {
    return <LaunchSignup product={product} onFocus={() => setIsBegun(true)} />;
  }
  if (saleState === 'reserved') return <ReservedSignup product={product} />;
  // A sold original doesn't come back.
  if (isOriginal(product)) return null;
  return <StockSignup product={product} />;
}

/** The form to wait for a work that is on hold for another buyer. */
function ReservedSignup({product}: Pick<WorkSignupProps, 'product'>) {
  const words = useWords();
  const {handle, title} = product;
  const item = leadingVariant(product)?.id;
  return (
    <SignupBox
      heading={words.newsletter.whenFree}
      text={words.newsletter.oneEmailWhenFree}
      isFolded
    >
      <SignupForm
        place={{source: 'stock', handle, title, ...(item && {item})}}
        button={words.newsletter.stockButton}
      />
    </SignupBox>
  );
}

/** The specification's sign-up box for a coming-soon work. */
function LaunchSignup({
  product: {id, handle, title},
  onFocus,
}: Pick<WorkSignupProps, 'product'> & {onFocus: () => void}) {
  const words = useWords();
  return (
    <SignupBox
      heading={words.newsletter.launchHeading}
      text={words.newsletter.launchText(title)}
      onFocus={onFocus}
    >
      <SignupForm
        place={{source: 'launch', handle, title, item: id}}
        button={words.newsletter.launchHeading}
      />
    </SignupBox>
  );
}
