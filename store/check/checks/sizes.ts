import {findingsAbout, type Finding} from '../finding';
import {sizeOfOriginal, sizeOfVariant} from '../print-size';
import type {ShopFacts, Work} from '../shop-facts';
import {isOriginal, listed} from '../work-kind';

const about = findingsAbout('Sizes');

/** Every print has a size. */
export function checkSizes({works}: ShopFacts): Finding | Finding[] {
  const lacksSize = (work: Work) =>
    isOriginal(work)
      ? sizeOfOriginal(work) === null
      : work.variants.some((variant) => sizeOfVariant(variant) === null);
  const findings = about.worksToMend(
    listed(works).filter(lacksSize),
    'Works without a size.',
    "Name each size of a print ('16×20 in'), or fill in its width and height in cm. For an original, fill in its size.",
  );
  return findings.length > 0 ? findings : about.fine('Every print and every original has one.');
}
