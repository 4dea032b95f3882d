import Papa from 'papaparse';

/**
 * The rows of a CSV that are not empty. Spreadsheets in French write semicolons: the separator is whichever of comma,
 * semicolon and tab gives rows of one length. Throws for a quote that is never closed.
 */
export function parseCsv(text: string): string[][] {
  const {data, errors} = Papa.parse<string[]>(text, {
    delimitersToGuess: [',', ';', '\t'],
    skipEmptyLines: 'greedy',
  });
  if (errors.some(({code}) => code === 'MissingQuotes')) {
    throw new Error('A quotation mark in the spreadsheet is never closed');
  }
  return data;
}

/** Rows as a CSV; fields with commas, quotes or line breaks are quoted. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `${Papa.unparse(rows.map((fields) => [...fields]))}\r\n`;
}
