/** Two, three and four pictures a row, from 640, 1024 and 1560 px on; one on a phone. */
export const ROWS =
  'grid grid-cols-1 gap-x-5 sm:max-lg:rows-of-2 lg:max-2xl:rows-of-3 2xl:rows-of-4';

/** Two and three pictures a row, however wide the window is. */
export const WALL_ROWS = 'grid grid-cols-1 gap-x-5 sm:max-lg:rows-of-2 lg:rows-of-3';

/** The rows of a list. Three works share one, however wide the window is. */
export function listRows(count: number): string {
  return count === 3 ? WALL_ROWS : ROWS;
}

/** The ratio assumed for each picture missing from the only row, as in `picture-rows.css`. */
const LACKING_RATIO = 1.25;

/**
 * The `sizes` of each picture in rows. A picture's share of its row depends on the others.
 *
 * @param ratios The pictures' widths for a height of 1.
 * @param perRow The pictures a row from 640, 1024 and 1560 px on.
 */
export function rowSizes(
  ratios: readonly number[],
  perRow: readonly [number, number, number] = [2, 3, 4],
): string[] {
  return ratios.map((ratio, index) => {
    const [two = 1, three = 1, four = 1] = perRow.map((count) => {
      const row = rowOf(ratios, index, count);
      const lacking = ratios.length < count ? LACKING_RATIO * (count - ratios.length) : 0;
      return ratio / row.reduce((sum, each) => sum + each, lacking);
    });
    return [
      `(min-width: 120em) ${Math.ceil(107 * four)}rem`,
      `(min-width: 97.5em) ${Math.ceil(93 * four)}vw`,
      `(min-width: 64em) ${Math.ceil(93 * three)}vw`,
      `(min-width: 40em) ${Math.ceil(93 * two)}vw`,
      '92vw',
    ].join(', ');
  });
}

/** The row of the picture at an index. When the last row isn't full, the last two rows share their pictures. */
function rowOf(ratios: readonly number[], index: number, perRow: number): readonly number[] {
  const rest = ratios.length % perRow;
  const shared = rest > 0 && ratios.length > perRow ? ratios.slice(-perRow - rest) : [];
  const indexInShared = index - (ratios.length - shared.length);
  if (indexInShared < 0) {
    const first = index - (index % perRow);
    return ratios.slice(first, first + perRow);
  }
  const half = Math.ceil(shared.length / 2);
  return indexInShared < half ? shared.slice(0, half) : shared.slice(half);
}
