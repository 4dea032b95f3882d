import type {ServerWords} from '~/words';
import {queryTokens, tokensOf} from '~/shop/search/tokens';

/** A page that answers a visitor's question. */
export interface Answer {
  path: string;
  label: string;
}

const PATHS = {
  shipping: '/pages/shipping',
  returns: '/pages/returns',
  commissions: '/commissions',
  order: '/order',
  questions: '/questions',
} as const;

const TOPICS = Object.keys(PATHS) as (keyof typeof PATHS)[];

/** Fewer letters would be the start of many words. */
const SHORTEST_START = 4;

/** The pages that answer the query. The start of a word is enough, because a visitor may still be typing. */
export function findAnswers(words: ServerWords, query: string): Answer[] {
  const tokens = queryTokens(words, query).filter(({length}) => length >= SHORTEST_START);
  return TOPICS.filter((topic) => {
    const names = tokensOf(words, words.searchGrammar.questions[topic]);
    return tokens.some((token) => names.some((name) => name.startsWith(token)));
  }).map((topic) => ({path: PATHS[topic], label: words.search.answers[topic]}));
}
