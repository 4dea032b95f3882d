import {collapseTitles} from '~/shop/collection/collapse-titles';
import type {VisibleCard} from '~/shop/card/visible-card';
import type {CollectionPage} from './queries';

/** The history state of a collection page: the pages on screen beside the one in the URL. */
export interface CollectionHistoryState {
  otherPages: CollectionPage[];
}

/**
 * The maximum number of merged pages, a thousand products: more would make any browser slow. The next page starts a new
 * list, with its own URL.
 */
export const MAX_MERGED_PAGES = 20;

/** Several pages of a collection as one list. */
export interface MergedPages {
  works: VisibleCard[];
  pages: CollectionPage[];
  /** The time at which the oldest page was rendered, in epoch milliseconds. */
  renderedAtMs: number;
  /** URLs of the previous and the next page; null at the ends. */
  earlier: string | null;
  later: string | null;
  /** Whether the maximum is reached. */
  isFull: boolean;
}

/**
 * Merges the page in the URL with those in the history state: after them or, when paging backwards, before them. Of
 * products with the same title, on any of the pages, one is kept.
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
    isFull: pages.length >= MAX_MERGED_PAGES,
  };
}

/** The pages in a history state; empty for any other state. */
export function findOtherPages(state: unknown): CollectionPage[] {
  const isOurs =
    typeof state === 'object' &&
    state !== null &&
    'otherPages' in state &&
    Array.isArray(state.otherPages);
  return isOurs ? (state as CollectionHistoryState).otherPages : [];
}
