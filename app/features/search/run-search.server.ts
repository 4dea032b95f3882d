import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {VisibleCard} from '~/shop/card/visible-card';
import {nextLaunchMs} from '~/shop/launch/launch';
import {toCents} from '~/lib/money';
import type {Notice} from '~/lib/notice';
import {COLOURS, isColour, type Colour} from './colours';
import {loadIndex} from './load-index.server';
import {loadCards} from './queries';
import {isBlank, type SearchRequest} from './search-address';
import {searchWorks, type SearchIndex} from './search-works';

const PAGE_SIZE = 24;
/** Shown where nothing was found. */
const CLOSE_WORKS = 4;

export interface SearchResult {
  /** The request with the page that is shown: the last one when there are fewer. */
  request: SearchRequest;
  /** The works of the page; where nothing was found, those that come close. */
  cards: VisibleCard[];
  count: number;
  pageCount: number;
  colours: Colour[];
  subjects: string[];
  notice: Notice | null;
  /** When the result changes by itself, in epoch milliseconds: at the next launch. */
  endsAtMs: number | null;
}

/** Searches the catalogue. A blank request finds nothing; a storefront that fails leaves a notice. */
export async function runSearch(
  context: AppLoadContext,
  requested: SearchRequest,
  nowMs: number,
): Promise<SearchResult> {
  const {index, notice} = await loadIndex(context);
  if (!index) {
    const none = {cards: [], count: 0, pageCount: 0, colours: [], subjects: [], endsAtMs: null};
    return {request: requested, notice, ...none};
  }
  const found = isBlank(requested) ? [] : searchWorks(index, requested, nowMs);
  const pageCount = Math.ceil(found.length / PAGE_SIZE);
  const request = {...requested, page: Math.max(1, Math.min(requested.page, pageCount))};
  const start = (request.page - 1) * PAGE_SIZE;
  const shown =
    found.length > 0 ? found.slice(start, start + PAGE_SIZE) : findClose(index, requested, nowMs);
  const loaded = await loadCards(
    context,
    shown.map(({id}) => id),
    nowMs,
  );
  return {
    request,
    // The index may be minutes old: a price that has risen, or was hidden since, is over the limit.
    cards: loaded.cards.filter((card) => found.length === 0 || isWithin(card, requested.maxPrice)),
    count: found.length,
    pageCount,
    colours: Object.keys(COLOURS)
      .filter(isColour)
      .filter((colour) => index.works.some(({colours}) => colours.includes(colour))),
    subjects: index.subjects,
    notice: loaded.notice,
    endsAtMs: nextLaunchMs(index.works, nowMs),
  };
}

/** Works with any token of the query, whatever the filters, or else the newest. */
function findClose(index: SearchIndex, request: SearchRequest, nowMs: number) {
  if (isBlank(request)) return [];
  const wide = {...request, kind: null, colour: null, sofaCm: null, maxPrice: null};
  const close = searchWorks(index, wide, nowMs, 'any');
  return (close.length > 0 ? close : index.works).slice(0, CLOSE_WORKS);
}

function isWithin({priceRange}: VisibleCard, maxPrice: number | null): boolean {
  if (maxPrice === null) return true;
  return priceRange !== null && toCents(priceRange.minVariantPrice.amount) <= maxPrice * 100;
}
