import type {Certificate} from '#contracts/certificate';

/** What stands on a sheet: of a certificate, or of a specimen, which has no number and no date. */
export interface Sheet extends Omit<Certificate, 'number' | 'issuedAt'> {
  number: string | null;
  /** 'November 21, 2026', in the artist's time zone. */
  issued: string | null;
  /** Where it is checked: `https://shop.example/certificate/MH-…`. */
  address: string;
}

const DATE_FORMAT = new Intl.DateTimeFormat('en-CA', {
  dateStyle: 'long',
  timeZone: 'America/Moncton',
});

export function sheetOf({issuedAt, ...certificate}: Certificate, origin: string): Sheet {
  return {
    ...certificate,
    issued: DATE_FORMAT.format(new Date(issuedAt)),
    address: `${origin}/certificate/${certificate.number}`,
  };
}

/** The rows of a sheet. What isn't known has no row. */
export function sheetRows(sheet: Sheet): {term: string; value: string}[] {
  const {kind, artist, medium, size, year, edition, issued} = sheet;
  return [
    ['Artist', artist],
    ['Work', kind === 'original' ? 'Original, one of a kind' : 'Fine art print'],
    ['Medium', medium],
    ['Size', size],
    ['Year', year],
    ['Edition', edition && editionWords(edition)],
    ['Issued', issued ?? 'On the day of the sale'],
  ].flatMap(([term, value]) => (term && value ? [{term, value}] : []));
}

/** 'Number 13 of 50'; the artist writes a number that isn't known. */
function editionWords({number, size}: NonNullable<Certificate['edition']>): string {
  return `Number ${number ?? '____'} of ${size}`;
}
