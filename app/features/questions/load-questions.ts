import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {QuestionsQuery} from 'storefrontapi.generated';
import {findFieldLanguage} from '~/lib/language/untranslated';
import type {Notice} from '~/lib/notice';
import {IMAGE_FRAGMENT} from '~/lib/storefront/image-fragments';
import {paragraphsOf, TEXTS_FRAGMENT, textsOf} from '~/lib/storefront/metaobject-fields';
import {loadStoreContent} from '~/lib/storefront/store-content';
import {productTypeQuery} from '~/shop/collection/collections';
import {type DeliveryTimes, transitTimeText} from '~/shop/delivery/delivery-times';
import {loadSite} from '~/shop/site/load-site';
import type {ServerWords} from '~/words';

/** `questionLang` and `answerLang` are set for a text in another language than the page's. */
export interface Question {
  question: string;
  questionLang?: string;
  /** The paragraphs of the answer. */
  answer: string[];
  answerLang?: string;
}

/** The print beside the questions. */
export type PicturedPrint = QuestionsQuery['prints']['nodes'][number];

/**
 * Loads the artist's questions, and a print to show beside them. The shop's own questions are the default. The notice
 * says that the storefront failed.
 */
export async function loadQuestions(
  context: AppLoadContext,
): Promise<{questions: Question[]; print: PicturedPrint | undefined; notice: Notice | null}> {
  const {words} = context;
  const [{data, notice}, {site}] = await Promise.all([
    loadStoreContent(context, QUESTIONS_QUERY, {
      variables: {prints: productTypeQuery('prints')},
      withLang: true,
    }),
    loadSite(context),
  ]);
  return {
    questions: readQuestions(words, data?.questions?.nodes, site.delivery),
    print: data?.prints?.nodes[0],
    notice,
  };
}

type StoredQuestion = NonNullable<QuestionsQuery['questions']>['nodes'][number];

/**
 * The store's complete questions by their position, those without a position last. The shop's own questions, with the
 * artist's delivery times, if the store has none.
 */
export function readQuestions(
  words: ServerWords,
  stored: readonly StoredQuestion[] = [],
  times: DeliveryTimes,
): Question[] {
  const questions = stored
    .map((entry) => ({entry, texts: textsOf(entry)}))
    .toSorted((one, other) => position(one.texts.order) - position(other.texts.order))
    .flatMap(({entry, texts: {question, answer}}): Question[] => {
      if (!question || !answer) return [];
      return [
        {
          question,
          questionLang: findFieldLanguage(entry, 'question'),
          answer: paragraphsOf(answer),
          answerLang: findFieldLanguage(entry, 'answer'),
        },
      ];
    });
  return questions.length > 0 ? questions : defaultQuestions(words, times);
}

function position(order: string | undefined): number {
  return order ? Number(order) : Number.MAX_SAFE_INTEGER;
}

function defaultQuestions(words: ServerWords, times: DeliveryTimes): Question[] {
  const {paper, framing, colours, gift, delivery, customs, returns} = words.answers;
  const preparation = words.delivery.businessDays(times.preparation);
  const transit = transitTimeText(words, times) ?? words.delivery.depends;
  return [
    paper,
    framing,
    colours,
    gift,
    {question: delivery.question, answer: delivery.answer(preparation, transit)},
    {question: customs.question, answer: customs.answer(words.delivery.customs)},
    returns,
  ].map(({question, answer}) => ({question, answer: [answer]}));
}

const QUESTIONS_QUERY = `#graphql
  query Questions($country: CountryCode, $language: LanguageCode, $prints: String!)
  @inContext(country: $country, language: $language) {
    questions: metaobjects(type: "question", first: 50) {
      nodes {
        ...Texts
      }
    }
    prints: products(first: 1, query: $prints, sortKey: BEST_SELLING) {
      nodes {
        handle
        title
        colours: metafield(namespace: "custom", key: "colours") {
          value
        }
        images(first: 2) {
          nodes {
            ...Image
          }
        }
      }
    }
  }
  ${TEXTS_FRAGMENT}
  ${IMAGE_FRAGMENT}
` as const;
