import {findingsAbout, type Finding} from '../finding';
import type {ShopFacts} from '../shop-facts';

const about = findingsAbout("Shopify's version");

/** For a version that has ended, Shopify uses the oldest supported one, and only a header names it. */
export function checkApiVersion({storefront}: ShopFacts): Finding | Finding[] {
  const {askedVersion, servedVersion, status} = storefront;
  if (status !== 200) return [];
  if (servedVersion === null) {
    return about.unseen(
      'Shopify’s answer doesn’t say which API version it used.',
      'Nothing to do; check again later.',
    );
  }
  if (servedVersion !== askedVersion) {
    return about.mend(
      `The shop asks for ${askedVersion} but Shopify answers with ${servedVersion}: the old version has ended.`,
      'Ask your developer to move the shop to a newer version (docs/upgrading.md).',
    );
  }
  return about.fine(`Shopify answers with the version that the shop asks for, ${askedVersion}.`);
}
