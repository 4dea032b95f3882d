import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {UnknownLink} from '~/shop/empty/UnknownLink';
import {loadStatus, postAnswer} from '~/features/commission/progress/buyer-page.server';
import {CommissionStatus} from '~/features/commission/progress/CommissionStatus';
import {HoldPayments} from '~/features/hold/HoldPayments';
import {routeHeaders} from '~/lib/caching/page-headers';
import {respondForm} from '~/lib/forms/form-response.server';
import {PRIVATE_HEADERS} from '~/lib/requests/private-pages';
import {pageMeta} from '~/shop/seo/page-meta';
import {useWords, wordsAt} from '~/words';

export {clientAction, shouldRevalidate} from '~/lib/forms/private-form';

export const headers = routeHeaders;

export const meta: MetaFunction = (args) => {
  const words = wordsAt(args.location.pathname);
  return pageMeta(args, {
    title: words.commissionProgress.title,
    description: words.commissionProgress.description,
    // The URL of the page is private.
    path: '/commissions',
    isHidden: true,
  });
};

export function loader({context, params}: LoaderFunctionArgs) {
  return loadStatus(context, params.token ?? '');
}

export async function action({request, context, params}: ActionFunctionArgs) {
  const answer = await postAnswer(request, context, params.token ?? '');
  return respondForm(answer, PRIVATE_HEADERS);
}

export default function CommissionStatusPage() {
  const words = useWords();
  const {content: progress, failure} = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  return progress ? (
    <CommissionStatus progress={progress} result={result}>
      {progress.quote && <HoldPayments hold={progress.quote} isBuyer />}
    </CommissionStatus>
  ) : (
    <UnknownLink failure={failure} closed={words.commissionProgress.closed} />
  );
}
