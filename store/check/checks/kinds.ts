import {findingsAbout, type Finding} from '../finding';
import type {ShopFacts} from '../shop-facts';
import {ORIGINALS, PRINTS} from '../work-kind';

const about = findingsAbout('Types');

/** Every work has the type of a collection. */
export function checkKinds({works}: ShopFacts): Finding | Finding[] {
  const findings = about.worksToMend(
    works.filter(({type}) => type !== PRINTS && type !== ORIGINALS),
    'Works that are in neither collection.',
    `Shopify admin, Products, the work, Type: '${PRINTS}' or '${ORIGINALS}', spelled exactly so.`,
  );
  return findings.length > 0 ? findings : about.fine('Every work is a print or an original.');
}
