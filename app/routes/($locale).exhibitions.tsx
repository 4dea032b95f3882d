import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type ActionFunctionArgs, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {SITE} from '#contracts/site';
import {NotLoaded} from '~/shop/empty/NotLoaded';
import {ListHeader} from '~/components/ListHeader';
import {askForVisit} from '~/features/exhibitions/ask-for-visit.server';
import {ExhibitionList, VISIT_ID} from '~/features/exhibitions/ExhibitionList';
import {loadExhibitionsPage} from '~/features/exhibitions/load-exhibitions-page.server';
import {VisitForm} from '~/features/exhibitions/VisitForm';
import {exhibitionEvents} from '~/features/exhibitions/structured-data';
import {pageHeaders, routeHeaders} from '~/lib/caching/page-headers';
import {respondForm} from '~/lib/forms/form-response.server';
import {readForm} from '~/lib/forms/read-form.server';
import {throwNotFound} from '~/features/errors/throw-not-found.server';
import {pageMeta} from '~/shop/seo/page-meta';
import {useWords, wordsAt} from '~/words';

export const headers = routeHeaders;

export const meta: MetaFunction<typeof loader> = (args) => {
  const words = wordsAt(args.location.pathname);
  const exhibitions = args.data?.exhibitions;
  if (!exhibitions) return [];
  return pageMeta(args, {
    title: words.exhibitions.title,
    description: words.exhibitions.description(SITE.artist.name),
    webPage: {type: 'CollectionPage'},
    structuredData: (origin) => exhibitionEvents(words, origin, exhibitions),
  });
};

export async function loader({context, request}: LoaderFunctionArgs) {
  const page = await loadExhibitionsPage(context);
  if (page.exhibitions.length === 0 && !page.notice) await throwNotFound(context, request);
  return data(page, {headers: pageHeaders(context, page)});
}

/** The form posts here without JavaScript, and the response is this page. */
export async function action({request, context}: ActionFunctionArgs) {
  return respondForm(await askForVisit(context, await readForm(request)));
}

export default function ExhibitionsPage() {
  const words = useWords();
  const {exhibitions} = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const visitable = exhibitions.filter(({takesVisits}) => takesVisits);
  return (
    <div className="page">
      <ListHeader title={words.exhibitions.title} text={words.exhibitions.introduction} />
      {exhibitions.length > 0 ? (
        <ExhibitionList exhibitions={exhibitions} />
      ) : (
        <NotLoaded>{words.exhibitions.failed}</NotLoaded>
      )}
      {(visitable.length > 0 || actionData) && (
        <section
          id={VISIT_ID}
          aria-labelledby="visit-title"
          className="mt-[clamp(3rem,7vw,6rem)] grid grid-cols-1 gap-x-5 gap-y-8 border-t border-rule pt-8 md:grid-cols-3"
        >
          <div className="max-w-text">
            <h2 id="visit-title" className="text-2xl">
              {words.exhibitions.visit.title}
            </h2>
            <p className="mt-4 text-muted">{words.exhibitions.visit.introduction}</p>
          </div>
          <div className="md:col-span-2">
            <VisitForm exhibitions={visitable} actionData={actionData} />
          </div>
        </section>
      )}
    </div>
  );
}
