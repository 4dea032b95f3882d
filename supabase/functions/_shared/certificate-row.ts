import type {Certificate} from './contracts/certificate.ts';

/** The columns of `public.certificates` that a certificate shows. */
export interface CertificateRow extends Omit<Certificate, 'edition' | 'issuedAt'> {
  edition_number: number | null;
  edition_size: number | null;
  issued_at: Date;
}

/** The contents of a row's certificate. Copies each field, so that no other column is ever included. */
export function readCertificate(row: CertificateRow): Certificate {
  const {number, kind, handle, title, artist, medium, size, year, picture} = row;
  return {
    number,
    kind,
    handle,
    title,
    artist,
    medium,
    size,
    year,
    picture,
    edition:
      row.edition_size === null ? null : {number: row.edition_number, size: row.edition_size},
    issuedAt: row.issued_at.toISOString(),
  };
}
