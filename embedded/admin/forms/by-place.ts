/**
 * Rows of a form by the number in each, which was its position when the form opened. A row that moves up goes before
 * the one in its new place, and a row that moves down goes after it. A row without a number comes last.
 */
export function byPlace<Row>(rows: readonly Row[], placeOf: (row: Row) => string): Row[] {
  return rows
    .map((row, index) => {
      const place = Number(placeOf(row)) || Infinity;
      return {row, place: place + Math.sign(place - (index + 1)) / 2};
    })
    .toSorted((a, b) => a.place - b.place || 0)
    .map(({row}) => row);
}
