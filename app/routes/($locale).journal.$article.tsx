import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {pageUrl} from '~/lib/language/local-path';
import {NotLoaded} from '~/shop/empty/NotLoaded';
import {PageHeader} from '~/components/PageHeader';
import {Article} from '~/features/journal/Article';
import {ArticleEnd} from '~/features/journal/ArticleEnd';
import {entryPath} from '~/shop/paths';
import {articleStructuredData} from '~/features/journal/journal-structured-data';
import {loadArticle} from '~/features/journal/load-journal';
import {ShareRow} from '~/features/share/ShareRow';
import {pageHeaders, routeHeaders} from '~/lib/caching/page-headers';
import {shareRendition} from '~/lib/cdn-image';
import {throwNotFound} from '~/features/errors/throw-not-found.server';
import {errorMeta, journalFeedLink, pageMeta} from '~/shop/seo/page-meta';
import {useWords, wordsAt} from '~/words';

export const headers = routeHeaders;

export const meta: MetaFunction<typeof loader> = (args) => {
  const words = wordsAt(args.location.pathname);
  const article = args.data?.article;
  if (!article) return errorMeta(args);
  const {title, summary, image} = article;
  return pageMeta(args, {
    title,
    description: summary,
    path: entryPath(article.handle),
    type: 'article',
    image: image && {...shareRendition(image), alt: image.altText ?? title},
    feed: journalFeedLink(words),
    structuredData: (origin, site) => articleStructuredData(words, article, origin, site),
  });
};

export async function loader({context, params, request}: LoaderFunctionArgs) {
  const {words} = context;
  const {article, newer, older, works, endsAtMs, notice} = await loadArticle(
    context,
    params.article ?? '',
  );
  if (!article && !notice) await throwNotFound(context, request);
  const {origin} = new URL(request.url);
  const address = article && pageUrl(words, origin, entryPath(article.handle));
  return data(
    {article, newer, older, works, address, notice},
    {headers: pageHeaders(context, {notice, endsAtMs})},
  );
}

export default function ArticlePage() {
  const words = useWords();
  const {article, newer, older, works, address} = useLoaderData<typeof loader>();
  return (
    <div className="page pt-page-top [--spacing-section:clamp(3rem,5vw,5rem)]">
      {article && address ? (
        <>
          <Article
            article={article}
            share={
              <ShareRow address={address} title={article.title} picture={article.image?.url} />
            }
          />
          <ArticleEnd newer={newer} older={older} works={works} />
        </>
      ) : (
        <>
          <PageHeader title={words.journal.title} />
          <div className="mt-12">
            <NotLoaded>{words.journal.entryNotLoaded}</NotLoaded>
          </div>
        </>
      )}
    </div>
  );
}
