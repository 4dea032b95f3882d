import {findingsAbout, type Finding} from '../finding';
import type {ShopFacts} from '../shop-facts';

const about = findingsAbout('Limits');

/** Visitors can't evade the limits per network. */
export function checkVisitors({isEmbedded, trustsVisitorAddress}: ShopFacts): Finding | Finding[] {
  if (isEmbedded) return [];
  if (trustsVisitorAddress === null) {
    return about.unseen(
      'The limits per network weren’t tested.',
      'Set SHOP_URL, then check again.',
    );
  }
  return trustsVisitorAddress
    ? about.stops(
        'The shop trusts the network address that a visitor claims (oxygen-buyer-ip), so no limit per network holds.',
        'Check again in an hour, because several workers count separately. If it’s still so, don’t open the shop, and ask Shopify whether Oxygen drops that header.',
      )
    : about.fine('Limits per network hold, whatever address a visitor claims.');
}
