import {findingsAbout, type Finding} from '../finding';
import type {ShopFacts} from '../shop-facts';

const about = findingsAbout('Limits');

/** Whether the limits per network hold. */
export function checkVisitors({isEmbedded, believesVisitors}: ShopFacts): Finding[] {
  if (isEmbedded) return [];
  if (believesVisitors === null) {
    return [
      about.unseen('The limits per network were not tried.', 'Set SHOP_URL, and look again.'),
    ];
  }
  return [
    believesVisitors
      ? about.stops(
          'The shop believes a visitor who says where she comes from (oxygen-buyer-ip): no limit per network holds.',
          'Look once more in an hour, since several workers count apart. If it stays: do not open the shop, and ask Shopify whether Oxygen drops that header.',
        )
      : about.fine('Limits per network hold, whatever a visitor says of herself.'),
  ];
}
