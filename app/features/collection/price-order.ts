import type {getPaginationVariables} from '@shopify/hydrogen';
import type {VisibleCard} from '~/shop/card/card';
import {toCents} from '~/lib/money';
import type {CollectionSort} from './collection-sort';

/** The page of a collection that Hydrogen reads from the URL. */
export type Paging = ReturnType<typeof getPaginationVariables>;

/**
 * Sorts by the price on the card. Works with a hidden price come last, in their given order: the storefront's own order
 * and cursors would reveal hidden prices.
 */
export function sortByPrice(
  cards: readonly VisibleCard[],
  {isReversed}: Pick<CollectionSort, 'isReversed'>,
): VisibleCard[] {
  const direction = isReversed ? -1 : 1;
  const priced = cards.flatMap((card) =>
    card.priceRange ? [{card, cents: toCents(card.priceRange.minVariantPrice.amount)}] : [],
  );
  return [
    ...priced.sort((a, b) => (a.cents - b.cents) * direction).map(({card}) => card),
    ...cards.filter(({priceRange}) => priceRange === null),
  ];
}

/**
 * A page of a complete list, in the Storefront API's format. Its cursors are positions in the list, from 1. Null when
 * the list has no such page.
 */
export function pageOfList<Item>(list: readonly Item[], paging: Paging) {
  const isBackwards = 'last' in paging;
  // Null at the start of the list, or at its end when paging backwards.
  const cursor = isBackwards ? paging.startCursor : paging.endCursor;
  const place = cursor === null ? (isBackwards ? list.length + 1 : 0) : readPlace(cursor);
  if (place === null) return null;
  const end = isBackwards ? place - 1 : place + paging.first;
  const start = isBackwards ? Math.max(0, end - paging.last) : place;
  const nodes = list.slice(start, end);
  if (cursor !== null && nodes.length === 0) return null;
  return {
    nodes,
    pageInfo: {
      hasPreviousPage: start > 0,
      hasNextPage: start + nodes.length < list.length,
      startCursor: String(start + 1),
      endCursor: String(start + nodes.length),
    },
  };
}

function readPlace(cursor: string): number | null {
  return /^[1-9]\d{0,5}$/.test(cursor) ? Number(cursor) : null;
}
