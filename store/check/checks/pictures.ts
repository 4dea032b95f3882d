import {findingsAbout, type Finding} from '../finding';
import {sizeOfVariant} from '../print-size';
import type {ShopFacts, Work} from '../shop-facts';
import {isOriginal, listed} from '../work-kind';

const about = findingsAbout('Pictures');
const WHERE = 'Shopify admin, Products, the work, Media';

/** Below this, a picture looks soft on a large screen. */
const MIN_LONGER_SIDE_PX = 1200;

/**
 * The pixels per cm of the largest print at which the shop's zoom still shows brush strokes two millimetres wide. A
 * printer needs about 60, from the artist's own file: use `--sharpness 60` when the prints are made from the shop's
 * pictures.
 */
const DEFAULT_SHARPNESS = 12;

/** Every work has a picture, which is large and sharp enough. */
export function checkPictures(
  {works}: ShopFacts,
  sharpness = DEFAULT_SHARPNESS,
): Finding | Finding[] {
  const shown = listed(works);
  const withPicture = shown.filter(({pictures}) => pictures.length > 0);
  const isLost = (work: Work) => work.pictures.some(({isThere}) => !isThere);
  const whole = withPicture.filter((work) => !isLost(work));
  const small = whole.filter((work) => longerSide(work) < MIN_LONGER_SIDE_PX);
  const soft = whole.filter((work) => !small.includes(work) && softness(work, sharpness));
  const findings = [
    ...about.worksToMend(
      shown.filter(({pictures}) => pictures.length === 0),
      'Works without a picture.',
      `${WHERE}: add a photograph.`,
    ),
    ...about.worksToMend(
      withPicture.filter(isLost),
      'Works with a picture that doesn’t load.',
      `${WHERE}: upload it again.`,
    ),
    ...about.worksToMend(
      small,
      `Works whose first picture is smaller than ${MIN_LONGER_SIDE_PX} pixels on its longer side.`,
      `${WHERE}: upload a larger photograph.`,
    ),
    ...about.worksToMend(
      soft,
      `Works whose picture has fewer than ${sharpness} pixels for each cm of their largest print: ${soft.map((work) => softness(work, sharpness)).join('; ')}.`,
      'Upload a larger photograph, or remove the largest size.',
    ),
  ];
  return findings.length > 0
    ? findings
    : about.fine(`Every work has one, of ${MIN_LONGER_SIDE_PX} pixels or more, sharp enough.`);
}

/** The size of the first picture, in pixels; 0 when unknown. */
function longerSide({pictures}: Work): number {
  return Math.max(pictures[0]?.width ?? 0, pictures[0]?.height ?? 0);
}

/** How soft its largest print would be: 'Ember, 9 for 120 cm'; null when it's sharp enough or has no size. */
function softness(work: Work, sharpness: number): string | null {
  if (isOriginal(work)) return null;
  const cm = Math.max(0, ...work.variants.flatMap((variant) => sizeOfVariant(variant) ?? []));
  if (cm === 0) return null;
  const perCm = longerSide(work) / cm;
  return perCm < sharpness
    ? `${work.title}, ${Math.floor(perCm * 10) / 10} for ${Math.round(cm)} cm`
    : null;
}
