import {FormStatus} from '~/components/FormStatus';
import type {Notice} from '~/lib/notice';
import words from '#words/checkout-problems';

/** The notice of each problem with which Add to Cart without scripts redirects back. */
const NOTICE_BY_PROBLEM: Record<string, Notice> = {
  'sold-out': words.soldOut,
  gone: words.gone,
};

/** What a checkout without scripts ended with. */
export function CheckoutNotice({problem}: {problem: string}) {
  return <FormStatus notice={NOTICE_BY_PROBLEM[problem] ?? words.failed} kind="error" />;
}
