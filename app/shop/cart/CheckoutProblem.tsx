import {useSearchParams} from '@remix-run/react';
import {FormStatus} from '~/components/FormStatus';
import type {Notice} from '~/lib/notice';
import {type ShopWords, useWords} from '~/words';
import type {LineProblem} from './line-problem';

/** The notice for a problem that a form without JavaScript redirects back with. */
function noticeOf({checkoutProblems}: ShopWords, problem: string): Notice {
  const notices: Record<LineProblem['kind'], Notice> = {
    'sold-out': checkoutProblems.soldOut,
    gone: checkoutProblems.gone,
    'not-enough': checkoutProblems.notEnough,
    'only-one': checkoutProblems.onlyOne,
    'early-access': checkoutProblems.earlyAccess,
    'too-many-lines': checkoutProblems.tooManyLines,
    repriced: checkoutProblems.repriced,
  };
  // The URL may say anything.
  return new Map(Object.entries(notices)).get(problem) ?? checkoutProblems.failed;
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
