import type {Certificate} from './contracts/certificate.ts';

/** A row of `public.certificates`, as far as the certificate shows it. */
export interface CertificateRow extends Omit<Certificate, 'edition' | 'issuedAt'> {
  edition_number: number | null;
  edition_size: number | null;
  issued_at: Date;
}

/** What the certificate of a row says; field by field, so that it never says what a row has besides. */
export function readCertificate(row: CertificateRow): Certificate {
  const {number, kind, handle, title, artist, medium, size, year, picture} = row;
  return {
    ...{number, kind, handle, title, artist, medium, size, year, picture},
    edition:
      row.edition_size === null ? null : {number: row.edition_number, size: row.edition_size},
    issuedAt: row.issued_at.toISOString(),
  };
}
