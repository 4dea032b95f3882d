import {findingsAbout, type Finding} from '../finding';
import {sizeOfVariant} from '../print-size';
import type {ShopFacts, Work} from '../shop-facts';
import {isOriginal} from '../work-kind';

const about = findingsAbout('Prices');
const CURRENCY = 'CAD';
const WHERE = 'Shopify admin, Products, the work, Price';

/** Every size has a price in Canadian dollars, and a larger size costs more. */
export function checkPrices({works}: ShopFacts): Finding | Finding[] {
  const findings = [
    ...about.worksStop(
      works.filter(({variants}) => variants.some(({price}) => price <= 0)),
      'Works that cost nothing: a buyer can order them for CAD $0.00.',
      `${WHERE}: enter one for each size.`,
    ),
    ...about.worksStop(
      works.filter(({variants}) => variants.some(({currency}) => currency !== CURRENCY)),
      `Works whose price isn’t in ${CURRENCY}, which the shop shows before every price.`,
      'Shopify admin, Settings, General, Store currency; and Markets, Canada.',
    ),
    ...about.worksToMend(
      works.filter((work) => !isOriginal(work) && hasCheaperLargerSize(work)),
      'Prints whose larger size costs less than a smaller one.',
      `${WHERE}: check the sizes.`,
    ),
  ];
  return findings.length > 0 ? findings : about.fine('Every size has one, in Canadian dollars.');
}

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
