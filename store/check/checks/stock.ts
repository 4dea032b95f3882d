import {findingsAbout, type Finding} from '../finding';
import type {ShopFacts} from '../shop-facts';
import {listed} from '../work-kind';

const about = findingsAbout('Stock');

/**
 * A work is Sold Out when its first size is, unless the artist has chosen otherwise. The shop then sells none of its
 * other sizes.
 */
export function checkStock({works, sellsOtherSizes}: ShopFacts): Finding[] {
  if (sellsOtherSizes) return [];
  return about.worksToMend(
    listed(works).filter(
      ({variants: [first, ...others]}) =>
        first && !first.isForSale && others.some(({isForSale}) => isForSale),
    ),
    'Works that are Sold Out because their first size is, though others are left.',
    "Move that size to the end of the list of sizes, or turn on 'Keep selling the other sizes when the first is sold out' (Content, Selling).",
  );
}
