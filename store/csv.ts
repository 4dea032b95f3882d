import Papa from 'papaparse';
import {OperatorError} from './operator-error';

/**
 * The non-empty rows of a CSV. The separator is the one of comma, semicolon and tab that gives rows of equal length,
 * because French spreadsheets use semicolons. Throws for an unclosed quote.
 */
export function parseCsv(text: string): string[][] {
  const {data, errors} = Papa.parse<string[]>(text, {
    delimitersToGuess: [',', ';', '\t'],
    skipEmptyLines: 'greedy',
  });
  if (errors.some(({code}) => code === 'MissingQuotes')) {
    throw new OperatorError('A quotation mark in the spreadsheet is never closed');
  }
  return data;
}

/** Rows as a CSV; fields with commas, quotes or line breaks are quoted. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `${Papa.unparse(rows.map((fields) => [...fields]))}\r\n`;
}
