import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {ButtonLink} from '~/components/ButtonLink';
import {ListHeader} from '~/components/ListHeader';
import {NotLoaded} from '~/shop/empty/NotLoaded';
import {throwNotFound} from '~/features/errors/throw-not-found.server';
import {JournalList} from '~/features/journal/JournalList';
import {journalStructuredData} from '~/features/journal/journal-structured-data';
import {loadJournal} from '~/features/journal/load-journal';
import {pageHeaders, routeHeaders} from '~/lib/caching/page-headers';
import {localRedirect} from '~/lib/language/local-redirect.server';
import {journalFeedLink, pageMeta} from '~/shop/seo/page-meta';
import {useWords, wordsAt} from '~/words';

export const headers = routeHeaders;

export const meta: MetaFunction<typeof loader> = (args) => {
  const words = wordsAt(args.location.pathname);
  const entries = args.data?.entries;
  if (!entries) return [];
  return pageMeta(args, {
    title: words.journal.title,
    description: words.journal.introduction,
    feed: journalFeedLink(words),
    // The cursors of later pages change with every new entry. The sitemap lists all entries.
    isHidden: new URLSearchParams(args.location.search).has('after'),
    structuredData: (origin, site) => journalStructuredData(words, entries, origin, site),
  });
};

export async function loader({context, params, request}: LoaderFunctionArgs) {
  const after = new URL(request.url).searchParams.get('after');
  const journal = await loadJournal(context, after);
  // Redirects a truncated cursor to the first page.
  if (!journal && after) return localRedirect({context, params}, '/journal');
  if (!journal) return throwNotFound(context, request);
  return data(journal, {headers: pageHeaders(context, journal)});
}

export default function JournalPage() {
  const words = useWords();
  const {entries, later} = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <ListHeader title={words.journal.title} text={words.journal.introduction} />
      {entries.length > 0 ? (
        <JournalList entries={entries} />
      ) : (
        <NotLoaded>{words.journal.entriesNotLoaded}</NotLoaded>
      )}
      {later && (
        <p className="mt-12 border-t border-line pt-8">
          <ButtonLink to={`/journal?${new URLSearchParams({after: later})}`} variant="outline">
            {words.journal.older}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
