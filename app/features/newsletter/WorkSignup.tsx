import {useWords} from '~/words';
import {launchInstantMs} from '~/shop/launch/launch';
import {useNow} from '~/shop/launch/use-now';
import {isOriginal, leadingVariant, saleState} from '~/shop/product/availability';
import type {VisibleProduct} from '~/shop/product/hidden-prices';
import {SignupBox} from './SignupBox';
import {SignupForm} from './SignupForm';
import {StockSignup} from './StockSignup';

export interface WorkSignupProps {
  product: VisibleProduct;
  renderedAtMs: number;
}

/** The sign-up beside a work: for its launch, for the end of its hold, or for the sold-out sizes of a print. */
export function WorkSignup({product, renderedAtMs}: WorkSignupProps) {
  const nowMs = useNow(renderedAtMs, launchInstantMs(product, 'page'));
  const state = saleState(product, 'page', nowMs);
  if (state === 'coming-soon') return <LaunchSignup product={product} />;
  if (state === 'reserved') return <ReservedSignup product={product} />;
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
    <details className="disclosure print:hidden">
      <summary className="inline-flex min-h-11 items-center text-sm underline underline-offset-4 hover:text-sea">
        {words.workSignup.whenFree}
      </summary>
      <p className="mt-2 mb-5 text-sm text-muted">{words.workSignup.oneEmailWhenFree}</p>
      <SignupForm
        place={{source: 'stock', handle, title, ...(item && {item})}}
        button={words.workSignup.stockButton}
      />
    </details>
  );
}

/** The specification's sign-up box for a coming-soon work. */
function LaunchSignup({product: {id, handle, title}}: Pick<WorkSignupProps, 'product'>) {
  const words = useWords();
  return (
    <SignupBox heading={words.workSignup.launchHeading} text={words.workSignup.launchText(title)}>
      <SignupForm
        place={{source: 'launch', handle, title, item: id}}
        button={words.workSignup.launchButton}
      />
    </SignupBox>
  );
}
