import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, redirect, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import words from '#words/journal';
import {ButtonLink} from '~/components/ButtonLink';
import {EmptyState} from '~/components/EmptyState';
import {TextLink} from '~/components/TextLink';
import {PageHeader} from '~/components/PageHeader';
import {useNoticeToast} from '~/components/use-notice-toast';
import {JOURNAL} from '~/content/journal';
import {JournalList} from '~/features/journal/JournalList';
import {journalStructuredData} from '~/features/journal/journal-structured-data';
import {loadJournal} from '~/features/journal/queries';
import {loaderHeaders, pageHeaders} from '~/lib/caching/page-headers';
import {errorMeta, JOURNAL_FEED, pageMeta} from '~/shop/seo/page-meta';

export {NotFoundBoundary as ErrorBoundary} from '~/features/errors/NotFoundBoundary';

export const headers = loaderHeaders;

export const meta: MetaFunction<typeof loader> = (args) => {
  const entries = args.data?.entries;
  if (!entries) return errorMeta(args);
  return pageMeta(args, {
    title: JOURNAL.title,
    description: JOURNAL.introduction,
    feed: JOURNAL_FEED,
    // The cursors of further pages change with every new entry; the sitemap lists all entries.
    isHidden: new URLSearchParams(args.location.search).has('after'),
    structuredData: (origin, site) => journalStructuredData(entries, origin, site),
  });
};

export async function loader({context, request}: LoaderFunctionArgs) {
  const after = new URL(request.url).searchParams.get('after');
  const journal = await loadJournal(context, after);
  // A truncated cursor leads to the first page.
  if (!journal && after) return redirect('/journal');
  if (!journal) throw new Response('Not Found', {status: 404});
  return data(journal, {headers: pageHeaders(context, {notice: journal.notice})});
}

export default function JournalPage() {
  const {entries, later, notice} = useLoaderData<typeof loader>();
  useNoticeToast(notice);
  return (
    <div className="mx-auto max-w-page px-gutter pt-[clamp(2rem,5vw,4.5rem)]">
      <PageHeader title={JOURNAL.title}>{JOURNAL.introduction}</PageHeader>
      <div className="mt-[clamp(2.5rem,6vw,5rem)]">
        {entries.length > 0 ? (
          <JournalList entries={entries} />
        ) : (
          <EmptyState>
            {words.entriesNotLoaded}{' '}
            <TextLink to="/journal" reloadDocument>
              {words.tryAgain}
            </TextLink>
          </EmptyState>
        )}
      </div>
      {later && (
        <p className="mt-12 border-t border-line pt-8">
          <ButtonLink to={`/journal?${new URLSearchParams({after: later})}`} variant="outline">
            {words.older}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
