import type {Locator} from '@playwright/test';

/** Each row of a list's pictures: their number, and whether they hang equally high and fill the list's width. */
export function measureRows(pictures: Locator) {
  return pictures.evaluateAll((images) => {
    const list = images[0]!.closest('ul')!.getBoundingClientRect();
    const rows: DOMRect[][] = [];
    for (const image of images) {
      const box = image.getBoundingClientRect();
      const row = rows.at(-1);
      if (row && Math.abs(row[0]!.top - box.top) < 2) row.push(box);
      else rows.push([box]);
    }
    return rows.map((row) => ({
      count: row.length,
      isEven: row.every(({bottom}) => Math.abs(bottom - row[0]!.bottom) < 2),
      isFull: Math.abs(row.at(-1)!.right - list.right) < 2,
    }));
  });
}
