import {findingsAbout, type Finding} from '../finding';
import type {ShopFacts, Work} from '../shop-facts';
import {isOriginal, listed, SECOND_LISTING} from '../work-kind';

const about = findingsAbout('Titles');

/** Lists show only one of several prints, or originals, with the same title. A print may share its original's title. */
export function checkTitles({works}: ShopFacts): Finding | Finding[] {
  const shown = listed(works);
  const findings = about.worksToMend(
    shown.filter((work) => shown.some((other) => other !== work && isSame(other, work))),
    'Works with the same title: the shop lists only one of them.',
    `Rename one, archive it, or keep its page with the tag '${SECOND_LISTING}'.`,
  );
  if (findings.length > 0) return findings;
  const kept = works.length - shown.length;
  const also = kept > 0 ? ` ${kept} second listings are kept for their addresses.` : '';
  return about.fine(`Each title is listed once.${also}`);
}

function isSame(one: Work, other: Work): boolean {
  const plain = ({title}: Work) => title.trim().toLowerCase();
  return plain(one) === plain(other) && isOriginal(one) === isOriginal(other);
}
