import {type Check, worksWarning, WORK_IN_ADMIN} from '../check';
import type {Work} from '../load/load-storefront';
import {sizeOfVariant} from '../print-size';
import {isOriginal, listed} from '../work-kind';

/** Below this, a picture looks soft on a large screen. */
const MIN_LONGER_SIDE_PX = 1200;

/**
 * The pixels per cm of the largest print at which the shop's zoom still shows brush strokes two millimetres wide. A
 * printer needs about 60, from the artist's own file: use `--sharpness 60` when the prints are made from the shop's
 * pictures.
 */
const DEFAULT_SHARPNESS = 12;

const IS_FILE_NAME = /\.(?:jpe?g|png|webp|tiff?|heic|avif)$|^(?:img|dsc|photo)[\s_-]?\d/i;
const ALT_TEXT = `${WORK_IN_ADMIN}, the picture, Alt text: describe what the picture shows.`;

/** The pictures of the works that the lists show. */
export const pictureChecks: readonly Check[] = [
  {
    subject: 'Pictures',
    faults: ({works, sharpness}) => {
      const isLost = ({pictures}: Work) => pictures.some(({isThere}) => !isThere);
      const whole = listed(works).filter((work) => work.pictures.length > 0 && !isLost(work));
      const small = whole.filter((work) => longerSide(work) < MIN_LONGER_SIDE_PX);
      const least = sharpness ?? DEFAULT_SHARPNESS;
      const soft = whole.filter((work) => !small.includes(work) && softness(work, least));
      return [
        worksWarning(
          listed(works).filter(({pictures}) => pictures.length === 0),
          'Works without a picture.',
          `${WORK_IN_ADMIN}, Media: add a photograph.`,
        ),
        worksWarning(
          listed(works).filter(isLost),
          'Works with a picture that doesn’t load.',
          `${WORK_IN_ADMIN}, Media: upload it again.`,
        ),
        worksWarning(
          small,
          `Works whose first picture is smaller than ${MIN_LONGER_SIDE_PX} pixels on its longer side.`,
          `${WORK_IN_ADMIN}, Media: upload a larger photograph.`,
        ),
        worksWarning(
          soft,
          `Works whose picture has fewer than ${least} pixels for each cm of their largest print: ${soft.map((work) => softness(work, least)).join('; ')}.`,
          'Upload a larger photograph, or remove the largest size.',
        ),
      ];
    },
    passed: () => `Every work has one, of ${MIN_LONGER_SIDE_PX} pixels or more, sharp enough.`,
  },
  {
    subject: 'Alt texts',
    faults: ({works}) => [
      worksWarning(
        listed(works).filter(({pictures}) => pictures.some(({alt}) => !alt?.trim())),
        'Works with a picture without alt text: people who can’t see the picture don’t learn what it shows.',
        ALT_TEXT,
      ),
      worksWarning(
        listed(works).filter(({pictures}) =>
          pictures.some(({alt}) => IS_FILE_NAME.test(alt?.trim() ?? '')),
        ),
        'Works whose alt text is a file name.',
        ALT_TEXT,
      ),
    ],
    passed: () => 'Every picture has one.',
  },
];

/** The size of the first picture, in pixels; 0 when unknown. */
function longerSide({pictures}: Work): number {
  return Math.max(pictures[0]?.width ?? 0, pictures[0]?.height ?? 0);
}

/** How soft its largest print would be: 'Ember, 9 for 120 cm'; null when it's sharp enough or has no size. */
function softness(work: Work, least: number): string | null {
  if (isOriginal(work)) return null;
  const cm = Math.max(0, ...work.variants.flatMap((variant) => sizeOfVariant(variant) ?? []));
  const perCm = longerSide(work) / cm;
  return cm > 0 && perCm < least
    ? `${work.title}, ${Math.floor(perCm * 10) / 10} for ${Math.round(cm)} cm`
    : null;
}
