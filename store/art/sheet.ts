import {OperatorError} from '../operator-error';
import {parseCsv} from '../csv';
import {handleOf} from '../handle-of';

/** The columns of the spreadsheet with their meaning. The header names them, in any order. */
export const COLUMNS = {
  file: 'the name of the photograph',
  title: 'the title of the work',
  kind: 'print, original or sold',
  alt: 'the alt text: what the picture shows',
  description: 'an empty line between paragraphs',
  medium: "'Oil on canvas'",
  year: 'of the painting',
  width_cm: 'of the original',
  height_cm: 'of the original',
  price: 'of an original, in Canadian dollars',
  poem_title: 'may be empty',
  poem: 'a line for each line',
  story: 'may be empty',
  edition: "'Edition of 50'",
  paper: "'Cotton rag, 310 g/m²'",
  tags: 'between commas',
  place: 'in the gallery of sold works',
} as const;

export type Column = keyof typeof COLUMNS;
export const KINDS = ['print', 'original', 'sold'] as const;
export type Kind = (typeof KINDS)[number];

/** A work in the spreadsheet. */
export interface Row {
  kind: Kind;
  handle: string;
  /** The trimmed values by column; empty strings for empty cells. */
  cells: Readonly<Record<Column, string>>;
}

export interface Problem {
  /** The name of the photograph, or the line of the spreadsheet. */
  what: string;
  problem: string;
}

const REQUIRED = ['file', 'title', 'kind'] as const;
const NUMBERS = ['year', 'width_cm', 'height_cm', 'price', 'place'] as const;

/** The works of a spreadsheet, and the lines with errors. Throws when its header is invalid. */
export function readSheet(text: string): {rows: Row[]; problems: Problem[]} {
  const [header = [], ...lines] = parseCsv(text);
  const names = header.map((name) => name.trim().toLowerCase().replaceAll(' ', '_'));
  const unknown = names.filter((name) => name && !(name in COLUMNS));
  const missing = REQUIRED.filter((name) => !names.includes(name));
  if (missing.length > 0)
    throw new OperatorError(`The spreadsheet is missing the columns ${missing.join(', ')}`);
  if (unknown.length > 0) {
    throw new OperatorError(
      `The spreadsheet has unknown columns: ${unknown.join(', ')}. It can have: ${Object.keys(COLUMNS).join(', ')}`,
    );
  }
  const rows: Row[] = [];
  const problems: Problem[] = [];
  for (const [index, line] of lines.entries()) {
    const cells = Object.fromEntries(
      Object.keys(COLUMNS).map((name) => [name, (line[names.indexOf(name)] ?? '').trim()]),
    ) as Record<Column, string>;
    const handle = handleOf(cells.title);
    const problem = problemOf(cells) ?? titleProblem(handle, cells, rows);
    if (problem) problems.push({what: cells.file || `line ${index + 2}`, problem});
    else rows.push({kind: cells.kind.toLowerCase() as Kind, handle, cells});
  }
  return {rows, problems};
}

function problemOf(cells: Record<Column, string>): string | null {
  const missing = REQUIRED.filter((name) => !cells[name]);
  if (missing.length > 0) return `has no ${missing.join(' and no ')}`;
  const kind = cells.kind.toLowerCase();
  if (!KINDS.some((one) => one === kind)) {
    return `is of the kind '${cells.kind}', not one of ${KINDS.join(', ')}`;
  }
  const wrong = NUMBERS.find((name) => cells[name] && !/^\d+(?:[.,]\d+)?$/.test(cells[name]));
  if (wrong) return `has '${cells[wrong]}' where a number belongs (${wrong})`;
  // '1,250' may be 1250 dollars or 1.25.
  if (cells.price && !/^\d+(?:[.,]\d{1,2})?$/.test(cells.price)) {
    return `has the price '${cells.price}': write it without a thousands separator`;
  }
  if (kind === 'original') {
    const needed = (['price', 'width_cm', 'height_cm'] as const).filter((name) => !cells[name]);
    if (needed.length > 0) return `is an original without ${needed.join(', ')}`;
  }
  if (kind === 'sold') {
    const needed = (['year', 'medium'] as const).filter((name) => !cells[name]);
    if (needed.length > 0) return `is for the gallery and has no ${needed.join(' and no ')}`;
  }
  return null;
}

/** A print and a sold original may share a title. Two products may not share a handle. */
function titleProblem(
  handle: string,
  cells: Record<Column, string>,
  rows: readonly Row[],
): string | null {
  if (!handle) return 'has a title without letters';
  const isProduct = (kind: string) => kind !== 'sold';
  const other = rows.find(
    (row) => row.handle === handle && isProduct(row.kind) === isProduct(cells.kind.toLowerCase()),
  );
  return other ? `has the title of ${other.cells.file}` : null;
}

/** A number with a decimal point, however it's written. */
export function numberOf(cell: string): number {
  return Number(cell.replace(',', '.'));
}
