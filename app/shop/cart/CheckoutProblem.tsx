import {useSearchParams} from '@remix-run/react';
import {FormStatus} from '~/components/FormStatus';
import type {Notice} from '~/lib/notice';
import {type ShopWords, useWords} from '~/words';

/** The notice for a problem that a form without JavaScript redirects back with. */
function noticeOf({checkoutProblems}: ShopWords, problem: string): Notice {
  if (problem === 'sold-out') return checkoutProblems.soldOut;
  if (problem === 'gone') return checkoutProblems.gone;
  return checkoutProblems.failed;
}

/** The problem of a checkout without JavaScript: the `/cart` action redirects with it in the URL. */
export function CheckoutProblem({className}: {className?: string}) {
  const words = useWords();
  const [searchParams] = useSearchParams();
  const problem = searchParams.get('checkout');
  return (
    problem && <FormStatus notice={noticeOf(words, problem)} kind="error" className={className} />
  );
}
