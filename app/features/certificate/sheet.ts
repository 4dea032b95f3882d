import type {Certificate} from '#contracts/certificate';
import words from '#words/certificate';
import {formatWorkSize, readWorkSize} from '~/shop/product/work-size';
import longDate from '#words/long-date';
import {localPath} from '~/lib/language/local-path';

/** The contents of a certificate, or of a specimen, which has no number and no date. */
export interface Sheet extends Omit<Certificate, 'number' | 'issuedAt'> {
  number: string | null;
  /** 'November 21, 2026', in the artist's time zone. */
  issued: string | null;
  /** The page on which it is checked: `https://shop.example/certificate/MH-…`. */
  address: string;
}

export function sheetOf({issuedAt, ...certificate}: Certificate, origin: string): Sheet {
  return {
    ...certificate,
    issued: longDate(new Date(issuedAt)),
    address: origin + localPath(`/certificate/${certificate.number}`),
  };
}

/** '40 × 25 in (102 × 64 cm)' for the store's '40 x 25 in'; other words stay. */
function sizeInBoth(size: string): string {
  const measured = readWorkSize(size, undefined);
  return measured ? formatWorkSize(measured) : size;
}

/** The rows of a sheet. What isn't known has no row. */
export function sheetRows(sheet: Sheet): {term: string; value: string}[] {
  const {kind, artist, medium, size, year, edition, issued} = sheet;
  return [
    [words.rows.artist, artist],
    [words.rows.work, kind === 'original' ? words.rows.original : words.rows.print],
    [words.rows.medium, medium],
    [words.rows.size, size && sizeInBoth(size)],
    [words.rows.year, year],
    [
      words.rows.edition,
      // The artist writes a number that isn't known.
      edition && words.rows.editionNumber(edition.number ?? '____', edition.size),
    ],
    [words.rows.issued, issued ?? words.rows.onSale],
  ].flatMap(([term, value]) => (term && value ? [{term, value}] : []));
}
