import {useSearchParams} from '@remix-run/react';
import {FormStatus} from '~/components/FormStatus';
import type {Notice} from '~/lib/notice';
import words from '#words/checkout-problems';

/** The notice of each problem with which Add to Cart without scripts redirects back. */
const NOTICE_BY_PROBLEM: Record<string, Notice> = {
  'sold-out': words.soldOut,
  gone: words.gone,
};

/** The problem of a checkout without scripts: the `/cart` action redirects with it in the URL. */
export function CheckoutProblem() {
  const [searchParams] = useSearchParams();
  const problem = searchParams.get('checkout');
  return problem && <FormStatus notice={NOTICE_BY_PROBLEM[problem] ?? words.failed} kind="error" />;
}
