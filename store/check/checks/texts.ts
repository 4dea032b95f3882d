import {poems} from '../../../app/content/poems';
import en from '../../../app/words/en/server';
import {type Check, worksWarning, WORK_IN_ADMIN} from '../check';
import type {Work} from '../load/load-storefront';
import {listed} from '../work-kind';

/** The texts about the works that the lists show. */
export const textsCheck: Check = {
  subject: 'Words',
  faults: ({works}) => {
    const lacking = (key: string) => listed(works).filter(({fields}) => !fields[key]);
    return [
      worksWarning(
        listed(works).filter(({description}) => !description.trim()),
        'Works without a description.',
        `${WORK_IN_ADMIN}, Description: two sentences.`,
      ),
      worksWarning(
        lacking('story').filter((work) => !hasPoem(work)),
        'Works with neither a poem nor a story.',
        `${WORK_IN_ADMIN}, Metafields: The poem, or The story of the work.`,
      ),
      worksWarning(
        lacking('medium'),
        'Works without a medium.',
        `${WORK_IN_ADMIN}, Metafields, Medium: 'Oil on canvas'.`,
      ),
      worksWarning(lacking('year'), 'Works without a year.', `${WORK_IN_ADMIN}, Metafields, Year.`),
    ];
  },
  passed: () => 'Every work has a description, a poem or a story, its medium and its year.',
};

function hasPoem({handle, fields}: Work): boolean {
  return Boolean(fields.poem_text) || poems(en).some(({handles}) => handles.includes(handle));
}
