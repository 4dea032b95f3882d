import {FormStatus} from '~/components/FormStatus';
import type {Notice} from '~/lib/notice';

/** The notice of each problem with which Add to Cart without scripts redirects back. */
const NOTICE_BY_PROBLEM: Record<string, Notice> = {
  'sold-out': {title: 'Sold Out', description: 'It was sold a moment ago.'},
  gone: {title: 'Product not found', description: 'It is no longer in the shop.'},
  failed: {title: 'Checkout failed', description: 'Please try again or contact support'},
};

/** What a checkout without scripts ended with. */
export function CheckoutNotice({problem}: {problem: string}) {
  return (
    <FormStatus
      notice={NOTICE_BY_PROBLEM[problem] ?? NOTICE_BY_PROBLEM.failed ?? null}
      kind="error"
    />
  );
}
