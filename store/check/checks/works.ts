import {MAX_VARIANTS} from '../../max-variants';
import {type Check, worksBlocker, worksWarning, WORK_IN_ADMIN} from '../check';
import type {Work} from '../load/load-storefront';
import {sizeOfOriginal, sizeOfVariant} from '../print-size';
import {isOriginal, listed, ORIGINALS, PRINTS, SECOND_LISTING} from '../work-kind';

const CURRENCY = 'CAD';
const LAUNCH = `${WORK_IN_ADMIN}, Metafields, On sale from`;

export const workChecks: readonly Check[] = [
  {
    subject: 'Prices',
    faults: ({works}) => [
      worksBlocker(
        works.filter(({variants}) => variants.some(({price}) => price <= 0)),
        'Works that cost nothing: a buyer can order them for CAD $0.00.',
        `${WORK_IN_ADMIN}, Price: enter one for each size.`,
      ),
      worksBlocker(
        works.filter(({variants}) => variants.some(({currency}) => currency !== CURRENCY)),
        `Works whose price isn’t in ${CURRENCY}, which the shop shows before every price.`,
        'Shopify admin, Settings, General, Store currency; and Markets, Canada.',
      ),
      worksWarning(
        works.filter((work) => !isOriginal(work) && hasCheaperLargerSize(work)),
        'Prints whose larger size costs less than a smaller one.',
        `${WORK_IN_ADMIN}, Price: check the sizes.`,
      ),
    ],
    passed: () => 'Every size has one, in Canadian dollars.',
  },
  {
    subject: 'Types',
    faults: ({works}) => [
      worksWarning(
        works.filter(({type}) => type !== PRINTS && type !== ORIGINALS),
        'Works that are in neither collection.',
        `${WORK_IN_ADMIN}, Type: '${PRINTS}' or '${ORIGINALS}', spelled exactly like that.`,
      ),
    ],
    passed: () => 'Every work is a print or an original.',
  },
  {
    subject: 'Sizes',
    faults: ({works}) => [
      worksWarning(
        listed(works).filter((work) =>
          isOriginal(work)
            ? sizeOfOriginal(work) === null
            : work.variants.some((variant) => sizeOfVariant(variant) === null),
        ),
        'Works without a size.',
        "Name each size of a print ('16×20 in'), or fill in its width and height in cm. For an original, fill in its size.",
      ),
      worksWarning(
        works.filter(({variants}) => variants.length > MAX_VARIANTS),
        `Works with more than ${MAX_VARIANTS} combinations of size and frame: the shop shows only the first ${MAX_VARIANTS}.`,
        `${WORK_IN_ADMIN}, Variants: remove some, or sell the others as a second work.`,
      ),
    ],
    passed: () => 'Every print and every original has one.',
  },
  {
    subject: 'Stock',
    faults: ({works, sellsOtherSizes}) => [
      !sellsOtherSizes &&
        worksWarning(
          listed(works).filter(
            ({variants: [first, ...others]}) =>
              first && !first.isForSale && others.some(({isForSale}) => isForSale),
          ),
          'Works that are Sold Out because their first size is, though others are left.',
          "Move that size to the end of the list of sizes, or turn on 'Keep selling the other sizes when the first is sold out' (Content, Selling).",
        ),
    ],
    passed: () => null,
  },
  {
    // A print may have its original's title.
    subject: 'Titles',
    faults: ({works}) => [
      worksWarning(
        listed(works).filter((work) =>
          listed(works).some((other) => other !== work && hasSameTitle(other, work)),
        ),
        'Works with the same title: the shop lists only one of them.',
        `Rename one, archive it, or keep its page with the tag '${SECOND_LISTING}'.`,
      ),
    ],
    passed: ({works}) => {
      const kept = works.length - listed(works).length;
      const also = kept > 0 ? ` ${kept} second listings are kept for their URLs.` : '';
      return `Each title is listed once.${also}`;
    },
  },
  {
    subject: 'Launches',
    faults: ({works, now}) => {
      const announced = works.filter(({fields}) => fields.launch_at);
      const past = announced.filter((work) => launchOf(work) <= now.getTime());
      return [
        worksWarning(
          announced.filter((work) => Number.isNaN(launchOf(work))),
          'Works whose launch isn’t a date.',
          `${LAUNCH}: choose a day and a time.`,
        ),
        worksWarning(
          past,
          `Works whose launch is over: ${launchesOf(past)}. They are on sale.`,
          `${LAUNCH}: clear it, or set the right date.`,
        ),
        worksWarning(
          announced.filter(
            (work) => Date.parse(work.fields.early_access_at ?? '') >= launchOf(work),
          ),
          'Works whose early access begins after their launch.',
          `${LAUNCH}: set it after 'Early access from'.`,
        ),
      ];
    },
    passed: ({works}) => {
      const announced = works.filter(({fields}) => fields.launch_at);
      return announced.length > 0 ? `Upcoming: ${launchesOf(announced)}.` : 'None announced.';
    },
  },
];

/** Compares only sizes whose other options are equal: a small framed print may cost more than a large unframed one. */
function hasCheaperLargerSize({variants}: Work): boolean {
  const sized = variants.flatMap((variant) => {
    const size = sizeOfVariant(variant);
    const [, ...otherOptions] = variant.title.split(' / ');
    return size
      ? [{area: size[0] * size[1], price: variant.price, others: otherOptions.join()}]
      : [];
  });
  return sized.some((small) =>
    sized.some(
      (large) =>
        large.others === small.others && large.area > small.area && large.price < small.price,
    ),
  );
}

function hasSameTitle(one: Work, other: Work): boolean {
  const plain = ({title}: Work) => title.trim().toLowerCase();
  return plain(one) === plain(other) && isOriginal(one) === isOriginal(other);
}

function launchOf({fields}: Work): number {
  return Date.parse(fields.launch_at ?? '');
}

/** 'Ember, 2026-12-01; Fog, 2026-12-24'. */
function launchesOf(works: readonly Work[]): string {
  return works.map(({title, fields}) => `${title}, ${fields.launch_at?.slice(0, 10)}`).join('; ');
}
