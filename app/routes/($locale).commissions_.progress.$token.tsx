import {
  useActionData,
  useLoaderData,
  useParams,
  useSearchParams,
  type MetaFunction,
} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {nextStage, STAGES} from '#contracts/commission-stages';
import {PageHeader} from '~/components/PageHeader';
import {TextLink} from '~/components/TextLink';
import {UnknownLink} from '~/shop/empty/UnknownLink';
import {ArtistProgressPanel} from '~/features/commission/progress/ArtistProgressPanel';
import {loadProgress, postProgress} from '~/features/commission/progress/artist-page.server';
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
    title: words.commissionProgress.artist.title,
    description: words.commissionProgress.artist.description,
    path: '/commissions',
    isHidden: true,
  });
};

export function loader({context, params}: LoaderFunctionArgs) {
  return loadProgress(context, params.token ?? '');
}

export async function action({request, context, params}: ActionFunctionArgs) {
  const answer = await postProgress(request, context, params.token ?? '');
  return respondForm(answer, PRIVATE_HEADERS);
}

export default function CommissionProgressPage() {
  const words = useWords();
  const {content: progress, failure} = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const {token} = useParams();
  const [parameters] = useSearchParams();
  if (!progress) {
    // The artist has just closed it, and her link no longer works.
    return result?.ok ? (
      <div className="page pt-page-top">
        <PageHeader title={result.notice.title}>{result.notice.description}</PageHeader>
      </div>
    ) : (
      <UnknownLink failure={failure} />
    );
  }
  const stage =
    STAGES.find((one) => one === parameters.get('stage')) ??
    nextStage(progress.stage) ??
    progress.stage;
  return (
    <ArtistProgressPanel progress={progress} stage={stage} result={result}>
      {progress.quote && (
        <>
          <HoldPayments hold={progress.quote} />
          {progress.quote.state !== 'paid' && (
            <p className="mt-6">
              <TextLink to={`/holds/manage/${token}?do=record`} prefetch="none">
                {words.hold.artist.actions.record.link}
              </TextLink>
            </p>
          )}
        </>
      )}
    </ArtistProgressPanel>
  );
}
