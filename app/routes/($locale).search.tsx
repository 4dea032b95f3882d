import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {NotLoaded} from '~/shop/empty/NotLoaded';
import {TextLink} from '~/components/TextLink';
import {NewPrints} from '~/shop/card/NewPrints';
import {ProductGrid} from '~/shop/card/ProductGrid';
import {useListView} from '~/shop/card/use-list-view';
import {describeSearch, explainSofa} from '~/shop/search/describe-search';
import type {Answer} from '~/features/search/find-answers';
import {runSearch} from '~/features/search/run-search.server';
import {isFiltered} from '~/shop/filters/work-filters';
import {isBlank, readSearch, searchUrl, type SearchRequest} from '~/shop/search/search-url';
import {SearchForm} from '~/features/search/SearchForm';
import {SearchPages} from '~/features/search/SearchPages';
import {SearchStart} from '~/features/search/SearchStart';
import {pageHeaders, routeHeaders} from '~/lib/caching/page-headers';
import {pageMeta} from '~/shop/seo/page-meta';
import {useWords, wordsAt} from '~/words';

export const headers = routeHeaders;

export const meta: MetaFunction<typeof loader> = (args) => {
  const words = wordsAt(args.location.pathname);
  if (!args.data) return [];
  const {request} = args.data;
  return pageMeta(args, {
    title: request.query ? words.search.quoted(request.query) : words.search.title,
    description: words.search.description,
    path: searchUrl(request),
    // Not indexed: there are as many result pages as there are queries.
    isHidden: !isBlank(request),
    webPage: isBlank(request) ? {} : undefined,
  });
};

export async function loader({context, request}: LoaderFunctionArgs) {
  const requested = readSearch(new URL(request.url).searchParams);
  const page = await runSearch(context, requested);
  return data(page, {headers: pageHeaders(context, page)});
}

export default function SearchPage() {
  const words = useWords();
  const {request, answers, cards, prints, count, pageCount, colours, subjects, notice} =
    useLoaderData<typeof loader>();
  useListView(cards);
  const isStart = isBlank(request);

  return (
    <div className="page">
      <SearchForm request={request} colours={colours} />
      <div className="mt-3 border-t border-line pt-3 sm:mt-5 lg:mt-4 [&>:not(:first-child,:empty+*)]:mt-3">
        {answers.length > 0 && <SearchAnswers answers={answers} />}
        <div role="status">
          {!isStart && !notice && (
            <>
              <h2 className="text-xl">{describeSearch(words, request, count)}</h2>
              <p className="max-w-text text-sm text-muted empty:hidden">
                {count > 0 && explainSofa(words, request)}
                {count === 0 && answers.length === 0 && <NothingFound request={request} />}
              </p>
            </>
          )}
          {!isStart && notice && cards.length === 0 && (
            <NotLoaded>{words.catalogue.notLoaded}</NotLoaded>
          )}
        </div>
        {isStart && cards.length > 0 && <h2 className="mt-2 text-xl">{words.search.newest}</h2>}
        {cards.length > 0 && (
          <ProductGrid
            products={cards}
            layout={chooseLayout(isStart ? 0 : count)}
            headingLevel={3}
            isFirst
          />
        )}
        {count > 0 && <SearchPages request={request} pageCount={pageCount} />}
        {(isStart || count < 2) && <SearchStart subjects={subjects} />}
      </div>
      <NewPrints prints={prints} />
    </div>
  );
}

/** The layout of that many results; without any, the page shows a few other works. */
function chooseLayout(count: number) {
  if (count === 0) return 'shelf';
  if (count === 1) return 'single';
  return count === 2 ? 'pairs' : 'grid';
}

/** That no work was found; with filters, also a link to search without them. */
function NothingFound({request}: {request: SearchRequest}) {
  const words = useWords();
  const {before, link, after} = words.search.withoutFilters;
  return (
    <>
      {words.search.nothing}
      {isFiltered(request) && request.query && (
        <>
          {' '}
          {before} <TextLink to={searchUrl({query: request.query})}>{link}</TextLink>
          {after}
        </>
      )}
    </>
  );
}

/** Links to the pages that answer a visitor's question, above the works. */
function SearchAnswers({answers}: {answers: readonly Answer[]}) {
  const words = useWords();
  return (
    <nav aria-label={words.search.answersTitle}>
      <ul className="flex min-h-11 flex-wrap gap-x-6">
        {answers.map(({path, label}) => (
          <li key={path}>
            <TextLink to={path} className="inline-flex min-h-11 items-center font-serif text-lg">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
