/**
 * The rows of a CSV by RFC 4180: quoted fields may hold separators, line breaks and doubled quotes. Spreadsheets in
 * French write semicolons; whichever of comma, semicolon and tab the first line has most is the separator. Throws for a
 * quote that is never closed.
 */
export function parseCsv(text: string): string[][] {
  const source = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(source);
  const rows: string[][] = [];
  let row: string[] = [];
  let field = '';
  let isQuoted = false;
  const endField = () => {
    row.push(field);
    field = '';
  };
  const endRow = () => {
    endField();
    if (row.some((one) => one.trim() !== '')) rows.push(row);
    row = [];
  };
  for (let index = 0; index < source.length; index += 1) {
    const character = source[index] ?? '';
    if (isQuoted) {
      if (character !== '"') field += character;
      else if (source[index + 1] === '"') {
        field += '"';
        index += 1;
      } else isQuoted = false;
    } else if (character === '"' && field === '') isQuoted = true;
    else if (character === separator) endField();
    else if (character === '\n') endRow();
    else if (character !== '\r' || source[index + 1] !== '\n') field += character;
  }
  if (isQuoted) throw new Error('A quote in the spreadsheet is never closed');
  endRow();
  return rows;
}

/** A row of a CSV; fields with separators, quotes or line breaks are quoted. */
export function csvRow(fields: readonly string[]): string {
  const quoted = fields.map((field) =>
    /[",\r\n;]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field,
  );
  return `${quoted.join(',')}\r\n`;
}

function separatorOf(text: string): string {
  const [first = ''] = text.replace(/"(?:[^"]|"")*"/g, '').split('\n');
  const count = (separator: string) => first.split(separator).length;
  const candidates = [',', ';', '\t'];
  return candidates.reduce((best, one) => (count(one) > count(best) ? one : best));
}
