import {useSearchParams} from '@remix-run/react';
import {FormStatus} from '~/components/FormStatus';
import type {Notice} from '~/lib/notice';
import {useWords} from '~/words';
import type {LineProblem} from './line-problem';

/** The problem of a checkout without JavaScript: the `/cart` action redirects with it in the URL. */
export function CheckoutProblem({className}: {className?: string}) {
  const words = useWords();
  const [searchParams] = useSearchParams();
  const problem = searchParams.get('checkout');
  if (!problem) return null;
  const {page, failed} = words.checkoutProblems;
  const notices: Record<LineProblem['kind'], Notice> = page;
  // The URL may say anything.
  const notice = new Map(Object.entries(notices)).get(problem) ?? failed;
  return <FormStatus notice={notice} kind="error" className={className} />;
}
