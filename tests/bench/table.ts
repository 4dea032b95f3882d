export type Cell = string | number;

/** Formats a table for a terminal: text is aligned left, numbers right. */
export function formatTable(heads: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const texts = rows.map((row) => row.map(formatCell));
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...texts.map((row) => row[column]?.length ?? 0)),
  );
  const isRight = heads.map((_, column) => rows.some((row) => typeof row[column] === 'number'));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        isRight[column] ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!),
      )
      .join('  ')
      .trimEnd();
  return [line(heads), line(widths.map((width) => '─'.repeat(width))), ...texts.map(line)].join(
    '\n',
  );
}

/** Whole numbers with a thousands separator, others with two decimals or two significant digits; '–' for NaN. */
function formatCell(cell: Cell): string {
  if (typeof cell === 'string') return cell;
  if (Number.isNaN(cell)) return '–';
  if (Number.isInteger(cell) || Math.abs(cell) >= 100) {
    return Math.round(cell).toLocaleString('en-CA').replaceAll(',', ' ');
  }
  return Math.abs(cell) < 0.1 ? cell.toPrecision(2) : cell.toFixed(2);
}
