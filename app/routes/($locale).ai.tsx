import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {PageHeader} from '~/components/PageHeader';
import {QuestionList} from '~/features/questions/QuestionList';
import {pageHeaders, routeHeaders} from '~/lib/caching/page-headers';
import {pageMeta} from '~/shop/seo/page-meta';
import {loadSite} from '~/shop/site/load-site';

export const headers = routeHeaders;

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return [];
  const {title, description} = args.data;
  return pageMeta(args, {title, description, webPage: {}});
};

/** What search engines and AI companies may do with the shop, as the artist chose. */
export async function loader({context}: LoaderFunctionArgs) {
  const {contentUsage} = await loadSite(context);
  const {ai} = context.words;
  const answers = [
    ...(['search', 'answers', 'training'] as const).map((purpose) => ({
      question: ai[purpose].question,
      answer: [contentUsage[purpose] ? ai[purpose].yes : ai[purpose].no],
    })),
    {question: ai.how.question, answer: [ai.how.answer]},
    {question: ai.limits.question, answer: [ai.limits.answer]},
  ];
  return data(
    {title: ai.title, description: ai.description, answers},
    {headers: pageHeaders(context)},
  );
}

export default function AiPage() {
  const {title, description, answers} = useLoaderData<typeof loader>();
  return (
    <div className="large-type page grid grid-cols-1 gap-x-10 gap-y-8 pt-page-top xl:grid-cols-[5fr_6fr] 2xl:gap-x-columns">
      <PageHeader title={title}>{description}</PageHeader>
      <QuestionList questions={answers} />
    </div>
  );
}
