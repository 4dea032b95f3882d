import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {LinkedSentence} from '~/components/LinkedSentence';
import {PageHeader} from '~/components/PageHeader';
import {useNoticeToast} from '~/components/use-notice-toast';
import {loadQuestions} from '~/features/questions/queries';
import {QuestionList} from '~/features/questions/QuestionList';
import {loaderHeaders, pageHeaders} from '~/lib/caching/page-headers';
import {errorMeta, pageMeta} from '~/shop/seo/page-meta';
import {useWords, wordsAt} from '~/words';

export const headers = loaderHeaders;

export const meta: MetaFunction<typeof loader> = (args) => {
  const words = wordsAt(args.location.pathname);
  const questions = args.data?.questions;
  if (!questions) return errorMeta(args);
  const {title, description} = words.questions;
  return pageMeta(args, {
    title,
    description,
    webPage: {
      type: 'FAQPage',
      mainEntity: () =>
        questions.map(({question, answer}) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: {'@type': 'Answer', text: answer.join('\n\n')},
        })),
    },
  });
};

export async function loader({context}: LoaderFunctionArgs) {
  const page = await loadQuestions(context);
  return data(page, {headers: pageHeaders(context, page)});
}

export default function QuestionsPage() {
  const words = useWords();
  const {questions, notice} = useLoaderData<typeof loader>();
  useNoticeToast(notice);
  return (
    <div className="mx-auto max-w-page px-gutter pt-[clamp(2rem,5vw,4.5rem)]">
      <PageHeader title={words.questions.title}>{words.questions.introduction}</PageHeader>
      <QuestionList questions={questions} />
      <p className="border-t border-line pt-6 max-lg:max-w-text">
        <LinkedSentence words={words.questions.write} to="/contact" />{' '}
        <LinkedSentence words={words.contact.order} to="/order" />
      </p>
    </div>
  );
}
