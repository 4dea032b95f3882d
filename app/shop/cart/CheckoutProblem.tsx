import {useSearchParams} from '@remix-run/react';
import {FormStatus} from '~/components/FormStatus';
import type {Notice} from '~/lib/notice';
import {type ShopWords, useWords} from '~/words';

/** The notice for each problem that Add to Cart without JavaScript can redirect back with. */
function noticeByProblem(words: ShopWords): Record<string, Notice> {
  return {
    'sold-out': words.checkoutProblems.soldOut,
    gone: words.checkoutProblems.gone,
  };
}

/** The problem of a checkout without JavaScript: the `/cart` action redirects with it in the URL. */
export function CheckoutProblem() {
  const words = useWords();
  const [searchParams] = useSearchParams();
  const problem = searchParams.get('checkout');
  return (
    problem && (
      <FormStatus
        notice={noticeByProblem(words)[problem] ?? words.checkoutProblems.failed}
        kind="error"
      />
    )
  );
}
