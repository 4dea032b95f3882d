import {findingsAbout, type Finding} from '../finding';
import type {ShopFacts} from '../shop-facts';

const about = findingsAbout("Shopify's version");

/** Shopify answers an ended version by the oldest that lives, and says so only in a header. */
export function checkApiVersion({storefront}: ShopFacts): Finding[] {
  const {askedVersion, servedVersion, status} = storefront;
  if (status !== 200) return [];
  if (servedVersion === null) {
    return [
      about.unseen(
        'The answer does not say which version of the API it is.',
        'Nothing; look again later.',
      ),
    ];
  }
  if (servedVersion !== askedVersion) {
    return [
      about.mend(
        `The shop asks for ${askedVersion} and Shopify answers by ${servedVersion}: the old one has ended.`,
        'Ask your developer to bring the shop to a newer version (docs/upgrading.md).',
      ),
    ];
  }
  return [about.fine(`Shopify answers by the version that the shop asks for, ${askedVersion}.`)];
}
