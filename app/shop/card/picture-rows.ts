/** Two, three and four pictures a row, from 640, 1024 and 1560 px on; one on a phone. */
export const ROWS =
  'grid grid-cols-1 gap-x-5 sm:max-lg:rows-of-2 lg:max-2xl:rows-of-3 2xl:rows-of-4';

/** The assumed width of the other pictures in a row, for a height of 1. An upright picture's are assumed to be alike. */
const OTHERS_RATIO = 1.25;

/** The `sizes` of a picture in rows: about its share of a row. The style sheet takes the other pictures' real ratios. */
export function rowSizes(ratio: number): string {
  const others = Math.min(ratio, OTHERS_RATIO);
  const [two, three, four] = [2, 3, 4].map((count) =>
    Math.ceil((93 * ratio) / (ratio + others * (count - 1))),
  );
  return `(min-width: 97.5em) ${four}vw, (min-width: 64em) ${three}vw, (min-width: 40em) ${two}vw, 92vw`;
}
