import {collapseTitles} from '~/lib/catalogue/collapse-titles';
import type {VisibleCard} from '~/lib/catalogue/hidden-prices';
import type {CollectionPage} from './queries';

/** What an entry of the browser's history keeps: the pages that were on show beside the one of its address. */
export interface CollectionHistoryState {
  otherPages: CollectionPage[];
}

/**
 * As many pages hang together at most, a thousand works: more would make every browser slow. The next one begins anew, at
 * an address of its own.
 */
export const MOST_PAGES = 20;

/** Several pages of a collection as one wall of works. */
export interface MergedPages {
  works: VisibleCard[];
  pages: CollectionPage[];
  /** When the oldest of them was read, in epoch milliseconds. */
  renderedAtMs: number;
  /** Addresses of what comes before and after; null at the ends. */
  earlier: string | null;
  later: string | null;
  /** No further page can be hung beside these. */
  isFull: boolean;
}

/**
 * Hangs the page of the address beside those that the history entry kept, behind them or, when it goes backwards, before
 * them. A title listed twice is one work, on whichever pages its two products came.
 */
export function mergePages(
  current: CollectionPage,
  otherPages: readonly CollectionPage[],
  isBackwards: boolean,
): MergedPages {
  const pages = isBackwards ? [current, ...otherPages] : [...otherPages, current];
  return {
    works: collapseTitles(pages.flatMap(({products}) => products)),
    pages,
    renderedAtMs: Math.min(...pages.map(({renderedAtMs}) => renderedAtMs)),
    earlier: pages[0]?.earlier ?? null,
    later: pages.at(-1)?.later ?? null,
    isFull: pages.length >= MOST_PAGES,
  };
}

/** The pages that a history entry kept; none when its state is another's. */
export function findOtherPages(state: unknown): CollectionPage[] {
  const isOurs =
    typeof state === 'object' &&
    state !== null &&
    'otherPages' in state &&
    Array.isArray(state.otherPages);
  return isOurs ? (state as CollectionHistoryState).otherPages : [];
}
