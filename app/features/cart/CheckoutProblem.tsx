import {useSearchParams} from '@remix-run/react';
import {lazy, Suspense} from 'react';

/** Rarely rendered, so it loads on demand. */
const CheckoutNotice = lazy(() =>
  import('./CheckoutNotice').then((module) => ({default: module.CheckoutNotice})),
);

/** The problem of a checkout without scripts: the `/cart` action redirects with it in the URL. */
export function CheckoutProblem() {
  const [searchParams] = useSearchParams();
  const problem = searchParams.get('checkout');
  return (
    problem && (
      <Suspense>
        <CheckoutNotice problem={problem} />
      </Suspense>
    )
  );
}
