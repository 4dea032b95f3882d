import {useSearchParams} from '@remix-run/react';
import {FormStatus} from '~/components/FormStatus';
import type {Notice} from '~/lib/notice';

/** The words for each way in which Add to Cart without scripts comes back to the product. */
const NOTICE_BY_PROBLEM: Record<string, Notice> = {
  'sold-out': {title: 'Sold Out', description: 'It was sold a moment ago.'},
  gone: {title: 'Product not found', description: 'It is no longer in the shop.'},
  failed: {title: 'Checkout failed', description: 'Please try again or contact support'},
};

/** What stood in the way of a checkout that was asked for without scripts: the `/cart` action puts it into the address. */
export function CheckoutProblem() {
  const [searchParams] = useSearchParams();
  const problem = searchParams.get('checkout');
  if (!problem) return null;
  return (
    <FormStatus
      notice={NOTICE_BY_PROBLEM[problem] ?? NOTICE_BY_PROBLEM.failed ?? null}
      kind="error"
    />
  );
}
