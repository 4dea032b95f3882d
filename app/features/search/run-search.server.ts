import type {AppLoadContext} from '@shopify/remix-oxygen';
import {loadCards} from '~/shop/card/load-cards';
import {loadNewPrints} from '~/shop/card/load-new-prints';
import {nextLaunchMs} from '~/shop/launch/launch';
import {isForSale} from '~/shop/product/availability';
import type {ServerWords} from '~/words';
import {withFittingSize} from '~/shop/filters/with-fitting-size';
import {loadIndex} from '~/shop/search/load-index.server';
import {parseQuery} from '~/shop/search/parse-query';
import {BLANK_SEARCH, isBlank, type SearchRequest} from '~/shop/search/search-url';
import type {SearchIndex} from '~/shop/search/search-index';
import {coloursOf} from '~/shop/filters/colour-shares';
import {searchWorks} from '~/shop/search/search-works';
import {findAnswers} from './find-answers';

const PAGE_SIZE = 24;
/** The number of works before a search, and when it finds nothing. With fewer results, the newest prints follow. */
const FEW_WORKS = 4;

/**
 * Searches the catalogue. Returns the works of the page, or close matches when neither a work nor a page answers. The
 * returned request has the filters that the query names, and the last page when there are fewer pages. A blank request
 * gets the newest works, and a short result the newest prints too; a storefront that fails leaves a notice.
 */
export async function runSearch(context: AppLoadContext, asked: SearchRequest) {
  const {words, nowMs} = context;
  const requested = parseQuery(words, asked);
  const answers = findAnswers(words, asked.query);
  const {index, notice} = await loadIndex(context);
  const found = isBlank(requested) ? [] : searchWorks(words, index, requested, nowMs);
  const pageCount = Math.ceil(found.length / PAGE_SIZE);
  const request = {...requested, page: Math.max(1, Math.min(requested.page, pageCount))};
  const start = (request.page - 1) * PAGE_SIZE;
  const shown =
    found.length > 0 || answers.length > 0
      ? found.slice(start, start + PAGE_SIZE)
      : findClose(words, index, requested, nowMs);
  const works = new Map(shown.map((work) => [work.id, work]));
  const isShort = found.length > 0 && found.length < FEW_WORKS;
  const [loaded, newest] = await Promise.all([
    loadCards(context, [...works.keys()]),
    isShort ? loadNewPrints(context, [...works.keys()]) : {prints: [], notice: null},
  ]);
  return {
    request,
    answers,
    cards: loaded.cards.map((card) =>
      withFittingSize(words, card, works.get(card.id), request, nowMs),
    ),
    prints: newest.prints,
    count: found.length,
    pageCount,
    colours: coloursOf(index.works),
    subjects: index.subjects,
    notice: notice ?? loaded.notice ?? newest.notice,
    endsAtMs: nextLaunchMs(index.works, nowMs),
  };
}

/**
 * Works with any token of the query, regardless of the filters, or else the newest for sale. A blank request gets the
 * newest of all.
 */
function findClose(words: ServerWords, index: SearchIndex, request: SearchRequest, nowMs: number) {
  if (isBlank(request)) return index.works.slice(0, FEW_WORKS);
  const wide = {...BLANK_SEARCH, query: request.query};
  const close = searchWorks(words, index, wide, nowMs, 'any');
  const forSale = index.works.filter((work) => isForSale(work, nowMs));
  return (close.length > 0 ? close : forSale).slice(0, FEW_WORKS);
}
