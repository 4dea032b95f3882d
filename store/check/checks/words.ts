import {poems} from '../../../app/content/poems';
import en from '../../../app/words/en/server';
import {findingsAbout, type Finding} from '../finding';
import type {ShopFacts, Work} from '../shop-facts';
import {listed} from '../work-kind';

const about = findingsAbout('Words');
const WHERE = 'Shopify admin, Products, the work, Metafields';

/** Every work has a description, a poem or story, and the facts that buyers ask for. */
export function checkWords({works}: ShopFacts): Finding | Finding[] {
  const shown = listed(works);
  const lacking = (key: string) => shown.filter(({fields}) => !fields[key]);
  const findings = [
    ...about.worksToMend(
      shown.filter(({description}) => !description.trim()),
      'Works without a description.',
      'Shopify admin, Products, the work, Description: two sentences.',
    ),
    ...about.worksToMend(
      shown.filter((work) => !hasPoem(work) && !work.fields.story),
      'Works with neither a poem nor a story.',
      `${WHERE}: The poem, or The story of the work.`,
    ),
    ...about.worksToMend(
      lacking('medium'),
      'Works without a medium.',
      `${WHERE}, Medium: 'Oil on canvas'.`,
    ),
    ...about.worksToMend(lacking('year'), 'Works without a year.', `${WHERE}, Year.`),
  ];
  return findings.length > 0
    ? findings
    : about.fine('Every work has a description, a poem or a story, its medium and its year.');
}

function hasPoem({handle, fields}: Work): boolean {
  return Boolean(fields.poem_text) || poems(en).some(({handles}) => handles.includes(handle));
}
