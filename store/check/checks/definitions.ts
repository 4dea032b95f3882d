import {findingsAbout, type Finding} from '../finding';
import type {ShopFacts} from '../shop-facts';

const about = findingsAbout('Fields');

/** The store has the artist's fields, and no work is hidden by accident. */
export function checkDefinitions({admin}: ShopFacts): Finding | Finding[] {
  if (!admin) {
    return about.unseen(
      'Fields and hidden works can be checked only with an Admin token.',
      'Set SHOPIFY_CLIENT_ID and SHOPIFY_CLIENT_SECRET (docs/operations.md, Customers).',
    );
  }
  const {missingDefinitions, hidden} = admin;
  if (missingDefinitions.length > 0) {
    return about.mend(
      `The store is missing ${missingDefinitions.length} of the shop's fields: ${missingDefinitions.slice(0, 3).join('; ')}.`,
      'npm run shop:define',
    );
  }
  const drafts =
    hidden.length > 0
      ? ` Not in the shop, as drafts or unpublished: ${hidden.map(({title}) => title).join(', ')}.`
      : '';
  return about.fine(`The store has every field of the shop.${drafts}`);
}
