import type {Certificate} from '#contracts/certificate';
import {formatWorkSize, readWorkSize} from '~/shop/product/work-size';
import {pageUrl} from '~/lib/language/local-path';
import type {ShopWords} from '~/words';

/** The contents of a certificate, or of a specimen without a number and a date. */
export interface Sheet extends Omit<Certificate, 'number' | 'issuedAt'> {
  number: string | null;
  /** 'November 21, 2026', in the artist's time zone. */
  issued: string | null;
  /** The page that verifies it: `https://shop.example/certificate/MH-…`. */
  url: string;
}

export function sheetOf(
  words: ShopWords,
  {issuedAt, ...certificate}: Certificate,
  origin: string,
): Sheet {
  return {
    ...certificate,
    issued: words.longDate(new Date(issuedAt)),
    url: pageUrl(words, origin, `/certificate/${certificate.number}`),
  };
}

/** '40 × 25 in (102 × 64 cm)' for the store's '40 x 25 in'. Other texts stay unchanged. */
function sizeInBoth(words: ShopWords, size: string): string {
  const measured = readWorkSize(size, undefined);
  return measured ? formatWorkSize(words, measured) : size;
}

/** The rows of a sheet. Unknown facts have no row. */
export function sheetRows(words: ShopWords, sheet: Sheet): {term: string; value: string}[] {
  const {kind, artist, medium, size, year, edition, issued} = sheet;
  return [
    [words.certificate.rows.artist, artist],
    [
      words.certificate.rows.work,
      kind === 'original' ? words.certificate.rows.original : words.certificate.rows.print,
    ],
    [words.productDetails.fields.medium, medium],
    [words.productDetails.size, size && sizeInBoth(words, size)],
    [words.productDetails.fields.year, year],
    [
      words.productDetails.fields.edition,
      // The artist writes an unknown number by hand.
      edition && words.certificate.rows.editionNumber(edition.number ?? '____', edition.size),
    ],
    [words.certificate.rows.issued, issued ?? words.certificate.rows.onSale],
  ].flatMap(([term, value]) => (term && value ? [{term, value}] : []));
}
