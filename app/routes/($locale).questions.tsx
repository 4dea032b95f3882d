import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {LinkedSentence} from '~/components/LinkedSentence';
import {PageHeader} from '~/components/PageHeader';
import {PicturePage} from '~/components/PicturePage';
import {loadQuestions} from '~/features/questions/load-questions';
import {PrintDetail} from '~/features/questions/PrintDetail';
import {QuestionList} from '~/features/questions/QuestionList';
import {pageHeaders, routeHeaders} from '~/lib/caching/page-headers';
import {pageMeta} from '~/shop/seo/page-meta';
import {useWords, wordsAt} from '~/words';

export const headers = routeHeaders;

export const meta: MetaFunction<typeof loader> = (args) => {
  const words = wordsAt(args.location.pathname);
  const questions = args.data?.questions;
  if (!questions) return [];
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
  const {questions, print} = useLoaderData<typeof loader>();
  return (
    <PicturePage
      header={<PageHeader title={words.questions.title}>{words.questions.introduction}</PageHeader>}
      picture={print && <PrintDetail {...print} />}
    >
      <QuestionList questions={questions} />
      <p className="border-t border-line pt-6">
        <LinkedSentence words={words.questions.write} to="/contact" />{' '}
        <LinkedSentence words={words.contact.order} to="/order" />
      </p>
    </PicturePage>
  );
}
